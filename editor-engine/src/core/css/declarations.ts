import type { Change } from '../changes/change.ts'
import { skipPiece } from './tokens.ts'

/** One `property: value` as it is written. */
interface Declaration {
  /** In lower case, but for custom properties. */
  readonly property: string
  readonly from: number
  /** After the value, before the semicolon. */
  readonly to: number
  readonly valueFrom: number
  /** Without `!important` and the space around. */
  readonly valueTo: number
  readonly important: boolean
}

export interface Declarations {
  readonly list: readonly Declaration[]
  /** False where a string, comment or bracket is never closed, so that nothing can follow. */
  readonly closed: boolean
}

/** The declarations in `css.slice(from, to)`: a style attribute, or what stands between braces. */
export function parseDeclarations(css: string, from = 0, to = css.length): Declarations {
  const text = to === css.length ? css : css.slice(0, to)
  const list: Declaration[] = []
  let start = from
  let colon = -1
  let at = from
  for (;;) {
    const char = at < to ? text[at] : ';'
    if (char === ';') {
      const declaration = colon < 0 ? undefined : read(text, start, colon, at)
      if (declaration) list.push(declaration)
      if (at >= to) return { list, closed: true }
      start = ++at
      colon = -1
      continue
    }
    if (char === ':' && colon < 0) colon = at
    const next = skipPiece(text, at)
    if (next < 0) {
      const declaration = colon < 0 ? undefined : read(text, start, colon, to)
      if (declaration) list.push(declaration)
      return { list, closed: false }
    }
    at = next
  }
}

function read(css: string, start: number, colon: number, end: number): Declaration | undefined {
  const [before] = /^(?:\s|\/\*[^]*?\*\/)*/.exec(css.slice(start, colon))!
  const from = start + before.length
  const name = css.slice(from, colon).trim()
  if (!name || /\s/.test(name)) return undefined
  let valueFrom = colon + 1
  while (valueFrom < end && /\s/.test(css[valueFrom])) valueFrom++
  let to = end
  while (to > valueFrom && /\s/.test(css[to - 1])) to--
  const flag = /\s*!\s*important$/i.exec(css.slice(valueFrom, to))
  return {
    property: name.startsWith('--') ? name : name.toLowerCase(),
    from,
    to,
    valueFrom,
    valueTo: flag ? valueFrom + flag.index : to,
    important: Boolean(flag),
  }
}

/** A property and its new value, or null to take it away. */
export type Wanted = ReadonlyMap<string, string | null>

/**
 * The changes to `css.slice(from, to)` that make these properties hold, each in its own declaration;
 * every other declaration keeps its bytes, fallbacks included.
 */
export function changeDeclarations(
  css: string,
  wanted: Wanted,
  from = 0,
  to = css.length
): Change[] {
  const { list, closed } = parseDeclarations(css, from, to)
  const changes: Change[] = []
  const added: string[] = []
  const isRule = to < css.length || from > 0
  for (const [property, value] of wanted) {
    const same = list.filter((declaration) => declaration.property === property)
    const winner = same.findLast(({ important }) => important) ?? same.at(-1)
    const hidden = winner && !winner.important && isHidden(property, winner, list)
    if (value !== null && winner && !hidden) {
      changes.push({ from: winner.valueFrom, to: winner.valueTo, insert: value })
      continue
    }
    for (const declaration of same) changes.push(removal(css, declaration, from, to))
    if (value !== null) added.push(`${property}: ${value}`)
  }
  if (added.length) changes.push(addition(css, added, { from, to, closed, list, isRule }))
  return changes
}

interface Place {
  from: number
  to: number
  closed: boolean
  list: readonly Declaration[]
  isRule: boolean
}

function addition(css: string, added: readonly string[], place: Place): Change {
  const { from, to, closed, list } = place
  // Where the end cannot be written after, the beginning can.
  if (!closed) return { from, to: from, insert: `${added.join('; ')}; ` }
  let end = to
  while (end > from && /\s/.test(css[end - 1])) end--
  if (end === from) return { from, to: from, insert: added.join('; ') + (place.isRule ? ';' : '') }
  const last = list.at(-1)
  const gap =
    place.isRule && last ? (/\n[^\S\n]*$/.exec(css.slice(from, last.from))?.[0] ?? ' ') : ' '
  const isEnded = css[end - 1] === ';' || !last
  const semicolon = isEnded ? '' : ';'
  const text = added.map((declaration) => `${gap}${declaration}`).join(';')
  return { from: end, to: end, insert: `${semicolon}${text}${css[end - 1] === ';' ? ';' : ''}` }
}

/** A declaration goes with its semicolon and the space that set it apart. */
function removal(css: string, declaration: Declaration, from: number, to: number): Change {
  let end = declaration.to
  while (end < to && /\s/.test(css[end])) end++
  if (end < to && css[end] === ';') end++
  else end = declaration.to
  let start = declaration.from
  while (start > from && /\s/.test(css[start - 1])) start--
  const first = start === from
  if (first) {
    start = declaration.from
    while (end < to && /[^\S\n]/.test(css[end])) end++
  }
  return { from: start, to: end, insert: '' }
}

/** Does a later shorthand, such as `font` after `font-size`, set the property anew? */
function isHidden(property: string, winner: Declaration, list: readonly Declaration[]): boolean {
  if (property.startsWith('--')) return false
  const shorthands = new Set(['all'])
  const parts = property.split('-')
  for (let length = 1; length < parts.length; length++)
    shorthands.add(parts.slice(0, length).join('-'))
  if (property === 'line-height') shorthands.add('font')
  if (/^border-(?:top|right|bottom|left)-/.test(property)) {
    shorthands.add(`border-${parts[2]}`)
  }
  if (/^(?:top|right|bottom|left)$/.test(property)) shorthands.add('inset')
  return list.some(
    ({ property: other, from, important }) =>
      shorthands.has(other) && (important || from > winner.from)
  )
}
