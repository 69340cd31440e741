/// <reference lib="dom" />
import type { Page } from 'playwright'

/** The rough appearance of a page. Shares are from 0 to 1. */
export interface Look {
  /** The share of every colour, in steps of OKLab, without the most common one (the paper). */
  palette: Record<string, number>
  /**
   * The page as a grid of squares, a twelfth of its width each, row by row: the darkness and the detail
   * of each square (see `cellOf`), for `rows` rows; '' below the end of the page.
   */
  grid: string[]
  /** The share of each screenful that is not flat. */
  ink: number[]
  /** The share in the hue of the brand, without the grounds of whole sections. */
  accent: number
  /** Families of hue that cover a noticeable area. */
  hues: number
}

const GRID = { columns: 12, rows: 24 }

/** Measures a screenshot of the page at desktop width. */
export async function lookAt(page: Page): Promise<Look> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const { width } = page.viewportSize()!
  const clip = {
    x: 0,
    y: 0,
    width,
    height: Math.min(height, Math.ceil((width / GRID.columns) * GRID.rows)),
  }
  const png = await page.screenshot({ clip, fullPage: true, scale: 'css', animations: 'disabled' })
  return page.evaluate(read, { png: png.toString('base64'), ...GRID })
}

/** Runs in the page. */
async function read({ png, columns, rows }: { png: string; columns: number; rows: number }) {
  const { data, width, height } = await gate.pixelsOf(png)
  const linear = Float64Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
  )
  const labs = new Map<number, [number, number, number]>()
  const labOf = (key: number) => {
    let lab = labs.get(key)
    if (lab) return lab
    const [r, g, b] = [linear[key >> 16], linear[(key >> 8) & 255], linear[key & 255]]
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lab = [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ]
    labs.set(key, lab)
    return lab
  }
  const keyAt = (x: number, y: number) => {
    const at = (y * width + x) * 4
    return (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
  }

  // Colours, of every other pixel in both directions.
  const colors = new Map<number, number>()
  let seen = 0
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const key = keyAt(x, y)
      colors.set(key, (colors.get(key) ?? 0) + 1)
      seen++
    }
  const binned = new Map<string, number>()
  const hues = new Array<number>(12).fill(0)
  const [brandRed, brandGreen, brandBlue] = (
    /#(..)(..)(..)/.exec(getComputedStyle(document.documentElement).getPropertyValue('--brand')) ??
    []
  )
    .slice(1)
    .map((part) => Number.parseInt(part, 16))
  const brand = labOf((brandRed << 16) | (brandGreen << 8) | brandBlue)
  const grounds = new Set(
    [...colors].filter(([, count]) => count > seen * 0.12).map(([key]) => key)
  )
  let accent = 0
  for (const [key, count] of colors) {
    const [l, a, b] = labOf(key)
    const bin = `${Math.round(l * 10)} ${Math.round(a * 16)} ${Math.round(b * 16)}`
    binned.set(bin, (binned.get(bin) ?? 0) + count)
    const chroma = Math.hypot(a, b)
    if (chroma > 0.05) hues[Math.floor(((Math.atan2(b, a) / Math.PI + 1) / 2) * 11.999)] += count
    const near = Math.hypot(l - brand[0], a - brand[1], b - brand[2]) < 0.08
    if (near && !grounds.has(key)) accent += count
  }
  const ranked = [...binned].sort((one, other) => other[1] - one[1])
  const rest = ranked.slice(1).reduce((sum, [, count]) => sum + count, 0) || 1
  const palette = Object.fromEntries(ranked.slice(1).map(([bin, count]) => [bin, count / rest]))

  // A tile of 16 pixels is flat where no two of its pixels differ.
  const tile = 16
  const flat = (x: number, y: number) => {
    const first = keyAt(x, y)
    for (let dy = 0; dy < tile && y + dy < height; dy += 2)
      for (let dx = 0; dx < tile && x + dx < width; dx += 2)
        if (keyAt(x + dx, y + dy) !== first) return false
    return true
  }
  const across = Math.floor(width / tile)
  const down = Math.floor(height / tile)
  const busy = Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (__, column) => !flat(column * tile, row * tile))
  )
  const share = (fromX: number, toX: number, fromY: number, toY: number) => {
    let count = 0
    let of = 0
    for (let row = fromY; row < Math.min(toY, down); row++)
      for (let column = fromX; column < Math.min(toX, across); column++) {
        of++
        if (busy[row][column]) count++
      }
    return of === 0 ? 0 : count / of
  }

  /** Five steps of lightness and four of detail: flat, a line, text, a picture. */
  const cellOf = (column: number, row: number) => {
    const size = width / columns
    if ((row + 0.5) * size > height) return ''
    const [x, y] = [Math.floor(column * size), Math.floor(row * size)]
    let light = 0
    let count = 0
    for (let dy = 4; dy < size && y + dy < height; dy += 8)
      for (let dx = 4; dx < size; dx += 8) {
        light += labOf(keyAt(x + dx, y + dy))[0]
        count++
      }
    const per = size / tile
    const happens = share(
      Math.round(column * per),
      Math.round((column + 1) * per),
      Math.round(row * per),
      Math.round((row + 1) * per)
    )
    const amount = happens < 0.03 ? 0 : happens < 0.25 ? 1 : happens < 0.75 ? 2 : 3
    return `${Math.min(4, Math.floor((light / count) * 5))}${amount}`
  }

  const screen = Math.round(800 / tile)
  return {
    palette,
    grid: Array.from({ length: rows * columns }, (_, at) =>
      cellOf(at % columns, Math.floor(at / columns))
    ),
    ink: Array.from({ length: Math.ceil(down / screen) }, (_, at) =>
      share(0, across, at * screen, (at + 1) * screen)
    ),
    accent: accent / seen,
    hues: hues.filter((count) => count > seen * 0.004).length,
  }
}
