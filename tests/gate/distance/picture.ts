import type { Look } from '#tests/gate/craft/look_at'

/**
 * The visual distance of two pages from 0 (the same picture) to 1, the mean of two shares: of the
 * colours except the paper, the part that differs; of the squares of the grid, those that differ in
 * lightness or detail, where neighbouring steps count half.
 */
export function pictureDistance(one: Look, other: Look): number {
  return (paletteDistance(one.palette, other.palette) + gridDistance(one.grid, other.grid)) / 2
}

function paletteDistance(one: Record<string, number>, other: Record<string, number>): number {
  const bins = new Set([...Object.keys(one), ...Object.keys(other)])
  let apart = 0
  for (const bin of bins) apart += Math.abs((one[bin] ?? 0) - (other[bin] ?? 0))
  return apart / 2
}

function gridDistance(one: string[], other: string[]): number {
  let apart = 0
  let of = 0
  for (const [at, cell] of one.entries()) {
    const against = other[at]
    if (cell === '' && against === '') continue
    of++
    if (cell === '' || against === '') apart++
    else {
      const light = Math.abs(Number(cell[0]) - Number(against[0]))
      const happens = Math.abs(Number(cell[1]) - Number(against[1]))
      apart += Math.min(1, (light + happens) / 2)
    }
  }
  return of === 0 ? 0 : apart / of
}
