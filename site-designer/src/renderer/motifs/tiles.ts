import type { Motif } from '#designer/site/kinds'
import type { Chance } from '#designer/site/seeded'

/** One repeat of a pattern, drawn in `ink`, a colour the caller puts in. */
export interface Tile {
  width: number
  height: number
  body: string
}

type Draw = (ink: string, chance: Chance) => Tile

const line = (d: string, ink: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"/>`

const stripes: Draw = (ink, chance) => {
  const size = chance.pick([18, 24, 32])
  const half = size / 2
  const d = `M${-half} ${half}L${half} ${-half}M0 ${size}L${size} 0M${half} ${size + half}L${size + half} ${half}`
  return { width: size, height: size, body: line(d, ink, size * chance.pick([0.16, 0.3, 0.42])) }
}

const scallops: Draw = (ink, chance) => {
  const r = chance.pick([18, 24, 30])
  const rings = chance.pick([[1], [1, 0.62], [1, 0.7, 0.4]])
  const arc = (x: number, y: number) =>
    rings.map((k) => `M${x - r * k} ${y}a${r * k} ${r * k} 0 0 1 ${2 * r * k} 0`).join('')
  return {
    width: 2 * r,
    height: 2 * r,
    body: line(arc(r, r) + arc(0, 2 * r) + arc(2 * r, 2 * r), ink, 1.8),
  }
}

const weave: Draw = (ink, chance) => {
  const unit = chance.pick([8, 10, 12])
  const size = unit * 4
  let d = ''
  for (let i = 0; i < 3; i++) {
    const at = unit * (0.5 + i * 0.5)
    d += `M${unit * 0.25} ${at}H${unit * 1.75}M${at + unit * 2} ${unit * 0.25}V${unit * 1.75}`
    d += `M${at} ${unit * 2.25}V${unit * 3.75}M${unit * 2.25} ${at + unit * 2}H${unit * 3.75}`
  }
  return { width: size, height: size, body: line(d, ink, 1.7) }
}

const contour: Draw = (ink, chance) => {
  const lines = 9
  const gap = chance.pick([15, 18, 22])
  let d = ''
  for (let i = 0; i < lines; i++) {
    const swing = 10 + 22 * Math.abs(Math.sin((i / lines) * Math.PI))
    d += `M0 ${gap * (i + 0.5)}q60 ${-swing} 120 0t120 0`
  }
  return { width: 240, height: gap * lines, body: line(d, ink, 1.5) }
}

const halftone: Draw = (ink, chance) => {
  const gap = chance.pick([13, 16])
  const count = 12
  let body = ''
  for (let x = 0; x < count; x++) {
    for (let y = 0; y < count; y++) {
      const wave = Math.sin((x / count) * 2 * Math.PI) + Math.cos((y / count) * 2 * Math.PI)
      const r = gap * (0.1 + 0.1 * (wave + 2) * 0.9)
      body += `<circle cx="${(x + 0.5) * gap}" cy="${(y + 0.5) * gap}" r="${r.toFixed(1)}"/>`
    }
  }
  return { width: gap * count, height: gap * count, body: `<g fill="${ink}">${body}</g>` }
}

const tiles: Draw = (ink, chance) => {
  const unit = 44
  const across = 4
  const weight = chance.pick([2, 6, 11])
  let d = ''
  for (let x = 0; x < across; x++) {
    for (let y = 0; y < across; y++) {
      const [left, top, half] = [x * unit, y * unit, unit / 2]
      d += chance.int(2)
        ? `M${left + half} ${top}A${half} ${half} 0 0 1 ${left} ${top + half}M${left + unit} ${top + half}A${half} ${half} 0 0 0 ${left + half} ${top + unit}`
        : `M${left + half} ${top}A${half} ${half} 0 0 0 ${left + unit} ${top + half}M${left} ${top + half}A${half} ${half} 0 0 1 ${left + half} ${top + unit}`
    }
  }
  return { width: unit * across, height: unit * across, body: line(d, ink, weight) }
}

const sprigs: Draw = (ink, chance) => {
  const leaf = 'M0 0C5 -7 14 -8 20 -2C14 3 5 4 0 0Z'
  const sprig = (x: number, y: number, turn: number) => {
    let body = `<path d="M0 0V-62" stroke="${ink}" stroke-width="1.6" fill="none"/>`
    for (let i = 0; i < 4; i++) {
      const scale = (1 - i * 0.16).toFixed(2)
      body += `<path d="${leaf}" transform="translate(0 ${-12 - i * 15}) rotate(-28) scale(${scale})"/>`
      body += `<path d="${leaf}" transform="translate(0 ${-18 - i * 15}) scale(-1 1) rotate(-28) scale(${scale})"/>`
    }
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${body}</g>`
  }
  const lean = chance.pick([8, 20, 35])
  const body =
    sprig(36, 82, lean) +
    sprig(108, 156, -lean) +
    sprig(108, 74, 180 - lean) +
    sprig(36, 96, 180 + lean)
  return { width: 144, height: 168, body: `<g fill="${ink}">${body}</g>` }
}

const grain: Draw = (ink, chance) => {
  const seed = 'M0 -8C5 -3 5 4 0 8C-5 4 -5 -3 0 -8Z'
  const lean = chance.pick([24, 36, 52])
  let body = ''
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 2; column++) {
      const x = 14 + column * 28
      const turn = column ? lean : -lean
      body += `<path d="${seed}" transform="translate(${x} ${12 + row * 24}) rotate(${turn})"/>`
    }
  }
  return { width: 56, height: 96, body: `<g fill="${ink}">${body}</g>` }
}

const terrazzo: Draw = (ink, chance) => {
  let body = ''
  for (let x = 0; x < 4; x++) {
    for (let y = 0; y < 4; y++) {
      const size = 6 + chance.next() * 13
      const corners = 4 + chance.int(3)
      const points = Array.from({ length: corners }, (_, i) => {
        const angle = (i / corners) * 2 * Math.PI
        const reach = size * (0.6 + chance.next() * 0.5)
        const cx = 25 + x * 48 + (y % 2) * 8
        return `${(cx + Math.cos(angle) * reach).toFixed(0)},${(25 + y * 48 + Math.sin(angle) * reach).toFixed(0)}`
      })
      const light = chance.int(3) === 0 ? ' fill-opacity=".5"' : ''
      body += `<polygon points="${points.join(' ')}"${light}/>`
    }
  }
  return { width: 200, height: 196, body: `<g fill="${ink}">${body}</g>` }
}

const arcs: Draw = (ink, chance) => {
  const size = chance.pick([120, 160])
  const count = chance.pick([4, 6])
  let body = ''
  for (let i = 1; i <= count; i++) {
    const r = (size / 2 / count) * i
    body += `<circle cx="${size / 2}" cy="0" r="${r}"/><circle cx="0" cy="${size / 2}" r="${r}"/>`
    body += `<circle cx="${size}" cy="${size / 2}" r="${r}"/><circle cx="${size / 2}" cy="${size}" r="${r}"/>`
  }
  return {
    width: size,
    height: size,
    body: `<g fill="none" stroke="${ink}" stroke-width="1.5">${body}</g>`,
  }
}

const blueprint: Draw = (ink, chance) => {
  const size = 160
  let fine = ''
  for (let at = 20; at < size; at += 20) fine += `M${at} 0V${size}M0 ${at}H${size}`
  const r = chance.pick([14, 20, 26])
  const strong =
    `M0 0H${size}V${size}M20 132V148M140 132V148M20 140H140M112 40h16M120 32v16` +
    `M${40 - r} 60a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${34 - r} 60H${46 + r}M40 ${54 - r}V${66 + r}`
  return {
    width: size,
    height: size,
    body: `<g opacity=".45">${line(fine, ink, 0.8)}</g>${line(strong, ink, 1.6)}`,
  }
}

const herringbone: Draw = (ink, chance) => {
  const unit = chance.pick([14, 18, 24])
  const d = `M0 ${unit}L${unit} 0L${2 * unit} ${unit}M0 ${2 * unit}L${unit} ${unit}L${2 * unit} ${2 * unit}M${unit} 0V${unit}M0 ${unit}V${2 * unit}M${2 * unit} ${unit}V${2 * unit}`
  return { width: 2 * unit, height: 2 * unit, body: line(d, ink, 1.7) }
}

const draws: Record<Motif, Draw> = {
  stripes,
  scallops,
  weave,
  contour,
  halftone,
  tiles,
  sprigs,
  grain,
  terrazzo,
  arcs,
  blueprint,
  herringbone,
}

export function drawTile(motif: Motif, ink: string, chance: Chance): Tile {
  return draws[motif](ink, chance)
}
