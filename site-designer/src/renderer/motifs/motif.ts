import { readData } from '#designer/data/read_data'
import { chance } from '#designer/site/seeded'
import { html, trusted, type Html } from '#designer/renderer/html'

/**
 * A drawing of lines for a subject, as the files of data/subjects say it, in a field of 600 by 800.
 * Every number of a path is a number of the file, so that paths can be mixed and repeated.
 */
interface Motif {
  /** In the order in which they are drawn. */
  strokes: (Blended | Repeated | Scattered)[]
}

interface Stroke {
  width?: number
  /** How strongly it is filled, from 0 to 1; lines alone where it is not said. */
  fill?: number
  opacity?: number
}

/** Lines that lead from one path to the next ones; all are written with the same letters. */
interface Blended extends Stroke {
  blend: string[]
  lines: number
  /** Above 1, lines stand closer at the first path. */
  ease?: number
}

/** One path again and again, each copy moved, turned and scaled against the one before. */
interface Repeated extends Stroke {
  draw: string
  times?: number
  shift?: [number, number]
  turn?: number
  scale?: number
  about?: [number, number]
}

/** A small path, drawn about 0 0, at places that chance picks. */
interface Scattered extends Stroke {
  scatter: string
  times: number
}

const [width, height] = [600, 800]

/** The drawing of a subject in the colour of the words around it; nothing where the file draws none. */
export function motif(name: string, seed: string): Html | false {
  const strokes = readData<Motif>('subjects').get(name)?.strokes
  if (!strokes) return false
  const luck = chance(seed, `motif/${name}`)
  const mirrored = luck.int(2) === 0
  const zoom = (1 + luck.next() * 0.25).toFixed(2)
  const place = `translate(${width / 2} ${height / 2}) scale(${mirrored ? '-' : ''}${zoom} ${zoom}) translate(${-width / 2} ${-height / 2})`
  const drawn = strokes.map((stroke) => {
    const { width: line = 2, fill, opacity } = stroke
    const paint = `stroke-width="${line}"${fill ? ` fill="currentColor" fill-opacity="${fill}"` : ''}${opacity ? ` opacity="${opacity}"` : ''}`
    return `<g ${paint}>${pathsOf(stroke, luck)}</g>`
  })
  return html`<div class="motif" aria-hidden="true">
    <svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" focusable="false">
      ${trusted(`<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" transform="${place}">${drawn.join('')}</g>`)}
    </svg>
  </div>`
}

function pathsOf(stroke: Motif['strokes'][number], luck: ReturnType<typeof chance>): string {
  if ('blend' in stroke) return blended(stroke)
  if ('draw' in stroke) return repeated(stroke)
  const { scatter, times } = stroke
  const stars = Array.from({ length: times }, () => {
    const [x, y] = [luck.int(width), luck.int(height)]
    return path(scatter, `translate(${x} ${y}) scale(${(0.4 + luck.next() ** 3 * 1.4).toFixed(2)})`)
  })
  return stars.join('')
}

function blended({ blend, lines, ease = 1 }: Blended): string {
  const keys = blend.map(numbersIn)
  const shape = blend[0].split(NUMBER)
  const paths = Array.from({ length: lines }, (_, line) => {
    const at = (lines > 1 ? line / (lines - 1) : 0) ** ease * (keys.length - 1)
    const values = keys[0].map((_value, index) => smooth(keys, index, at))
    return path(shape.map((part, index) => part + (values[index] ?? '')).join(''))
  })
  return paths.join('')
}

/** A number between those of the paths before and behind, on a curve through all of them. */
function smooth(keys: number[][], index: number, at: number): number {
  const first = Math.min(Math.floor(at), Math.max(0, keys.length - 2))
  const key = (step: number) => keys[Math.min(keys.length - 1, Math.max(0, first + step))][index]
  const [before, from, to, behind] = [key(-1), key(0), key(1), key(2)]
  const t = at - first
  const curve =
    (to - before) * t +
    (2 * before - 5 * from + 4 * to - behind) * t ** 2 +
    (3 * from - before - 3 * to + behind) * t ** 3
  return Math.round(from + curve / 2)
}

function repeated({
  draw,
  times = 1,
  shift = [0, 0],
  turn = 0,
  scale = 1,
  about = [0, 0],
}: Repeated) {
  const [x, y] = about
  const copies = Array.from({ length: times }, (_, copy) => {
    if (copy === 0) return path(draw)
    const grown = Number((scale ** copy).toFixed(3))
    return path(
      draw,
      `translate(${shift[0] * copy + x} ${shift[1] * copy + y}) rotate(${turn * copy}) scale(${grown}) translate(${-x} ${-y})`
    )
  })
  return copies.join('')
}

const NUMBER = /-?\d+/

function numbersIn(d: string): number[] {
  return Array.from(d.matchAll(/-?\d+/g), ([digits]) => Number(digits))
}

function path(d: string, transform?: string): string {
  const moved = transform ? ` transform="${transform}"` : ''
  return `<path d="${d}"${moved}/>`
}
