/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

interface Measured {
  where: string
  ratio: number
  floor: number
}
interface OnPicture {
  where: string
  floor: number
  ink: number[]
  /** The position of the line, from the top of the page. */
  box: { x: number; y: number; width: number; height: number }
}

/**
 * The contrast of text with its actual background is at least 4.5, of large text and of the edge of a
 * field 3. Flat backgrounds are computed from their colours, pictures are read pixel by pixel.
 */
export async function contrast(page: Page, within = 'body'): Promise<Finding[]> {
  const { flat, onPictures } = await page.evaluate(measure, within)
  if (onPictures.length > 0) flat.push(...(await measureOnPictures(page, onPictures)))
  return findings(
    'contrast',
    flat
      .filter(({ ratio, floor }) => ratio < floor - 0.005)
      .map(({ where, ratio, floor }) => ({
        where,
        says: `stands out by ${ratio.toFixed(2)} where ${floor} is needed`,
      }))
  )
}

/** Runs in the page. */
function measure(within: string): { flat: Measured[]; onPictures: OnPicture[] } {
  type Rgba = [number, number, number, number]
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const known = new Map<string, Rgba>()
  const parse = (color: string): Rgba => {
    if (!known.has(color)) {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data
      known.set(color, [r, g, b, a / 255])
    }
    return known.get(color)!
  }
  const over = (top: Rgba, under: Rgba): Rgba => {
    const alpha = top[3] + under[3] * (1 - top[3])
    const mix = (at: 0 | 1 | 2) =>
      alpha === 0 ? 0 : (top[at] * top[3] + under[at] * under[3] * (1 - top[3])) / alpha
    return [mix(0), mix(1), mix(2), alpha]
  }
  const light = ([r, g, b]: Rgba) => {
    const [lr, lg, lb] = [r, g, b].map((value) =>
      value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
    )
    return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb
  }
  const ratioOf = (one: Rgba, other: Rgba) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
    return (bright + 0.05) / (dark + 0.05)
  }
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1

  /** The colour of these layers, front to back, at this point; undefined if one is a picture. */
  const groundOf = (stack: Element[], x: number, y: number): Rgba | undefined => {
    let ground: Rgba = [0, 0, 0, 0]
    for (const hit of stack) {
      const style = getComputedStyle(hit)
      const picture = hit.matches('img,svg,video,canvas') || style.backgroundImage !== 'none'
      if (picture || gate.paintsBeside(hit, { x, y })) return undefined
      const [r, g, b, a] = parse(style.backgroundColor)
      ground = over(ground, [r, g, b, a * opacityOf(hit)])
      if (ground[3] > 0.995) return ground
    }
    return over(ground, [255, 255, 255, 1])
  }

  const flat: Measured[] = []
  const onPictures: OnPicture[] = []
  const worst = new Map<Element, Measured>()
  const texts = gate.shownTexts().filter(({ element }) => element.closest(within))
  gate.readDown(texts, ({ element }, { x, y }, line) => {
    const target = gate.boxed(element)
    const stack = document.elementsFromPoint(x, y)
    // Text under an open menu is skipped; `covered_text` checks what must not be covered.
    if (stack.findIndex((hit) => hit === target || target.contains(hit)) > 0) return
    const style = getComputedStyle(element)
    const size = Number.parseFloat(style.fontSize)
    const large = size >= 24 || (size >= 19 && Number(style.fontWeight) >= 700)
    const floor = large ? 3 : 4.5
    const where = gate.nameOf(element)
    const color = parse(style.webkitTextFillColor || style.color)
    const ink: Rgba = [color[0], color[1], color[2], color[3] * opacityOf(element)]
    const ground = groundOf(stack, x, y)
    if (ground) {
      const ratio = ratioOf(over(ink, ground), ground)
      if (ratio < (worst.get(element)?.ratio ?? Infinity))
        worst.set(element, { where, ratio, floor })
    } else {
      const box = { x: line.x, y: line.y, width: line.width, height: line.height }
      onPictures.push({ where, floor, ink, box })
    }
  })
  flat.push(...worst.values())

  for (const field of document.querySelectorAll('input, textarea, select')) {
    if (!field.closest(within)) continue
    if (!gate.isShown(field) || gate.isHiddenFromSight(field)) continue
    field.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = field.getBoundingClientRect()
    const style = getComputedStyle(field)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const stack = document.elementsFromPoint(x, y)
    const around = groundOf(stack.slice(stack.indexOf(field) + 1), x, y)
    if (!around) continue
    const inside = over(parse(style.backgroundColor), around)
    const edge =
      Number.parseFloat(style.borderBottomWidth) >= 1 ? parse(style.borderBottomColor) : inside
    const ratio = Math.max(ratioOf(over(edge, around), around), ratioOf(inside, around))
    flat.push({ where: gate.nameOf(field), ratio, floor: 3 })
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return { flat, onPictures }
}

/** For each line the contrast that 19 of 20 pixels behind it reach. */
async function measureOnPictures(page: Page, texts: OnPicture[]): Promise<Measured[]> {
  const style = await page.addStyleTag({
    content: '*{-webkit-text-fill-color:transparent!important;text-shadow:none!important}',
  })
  const png = await page.screenshot({ fullPage: true, scale: 'css', animations: 'disabled' })
  await style.evaluate((element: Element) => element.remove())
  return page.evaluate(
    async ([shot, lines]) => {
      const { data, width, height } = await gate.pixelsOf(shot)
      const channel = (value: number) =>
        value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
      const light = (red: number, green: number, blue: number) =>
        0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue) + 0.05
      return lines.map(({ where, floor, ink: [r, g, b, a], box }) => {
        const ratios: number[] = []
        const [right, bottom] = [
          Math.min(width, box.x + box.width),
          Math.min(height, box.y + box.height),
        ]
        for (let y = Math.max(0, Math.round(box.y)); y < bottom; y++) {
          for (let x = Math.max(0, Math.round(box.x)); x < right; x++) {
            const at = (y * width + x) * 4
            const [red, green, blue] = data.subarray(at, at + 3)
            const ground = light(red, green, blue)
            const text = light(
              r * a + red * (1 - a),
              g * a + green * (1 - a),
              b * a + blue * (1 - a)
            )
            ratios.push(Math.max(ground, text) / Math.min(ground, text))
          }
        }
        ratios.sort((one, other) => one - other)
        return { where, floor, ratio: ratios[Math.floor(ratios.length / 20)] ?? floor }
      })
    },
    [png.toString('base64'), texts] as [string, OnPicture[]]
  )
}
