import { styleOf, upwards, type LaidText } from './texts.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const LEAST = 4.5
const LEAST_FOR_LARGE = 3

/**
 * Whether a text has too little contrast with its ground. False where it is not certain: on pictures,
 * gradients and anything transparent.
 */
export function isUnreadable(section: Element, { element, lines, style }: LaidText): boolean {
  const ground = groundOf(element)
  const ink = colourOf(style.color, element.ownerDocument)
  if (!ground || ink[3] < 1 || isOnPicture(section, element, lines)) return false
  const size = Number.parseFloat(style.fontSize)
  const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
  return contrast(ink, ground) < (isLarge ? LEAST_FOR_LARGE : LEAST)
}

/** The nearest opaque ground; undefined where something else than a plain colour is behind the text. */
function groundOf(element: Element): Colour | undefined {
  for (const one of upwards(element, element.ownerDocument.documentElement)) {
    const style = styleOf(one)
    const isPlain =
      style.backgroundImage === 'none' &&
      style.opacity === '1' &&
      style.filter === 'none' &&
      style.mixBlendMode === 'normal' &&
      !hasLaidGround(one)
    if (!isPlain) return undefined
    const colour = colourOf(style.backgroundColor, element.ownerDocument)
    if (colour[3] === 1) return colour
    if (colour[3] > 0) return undefined
  }
  return [255, 255, 255, 1]
}

/** A part that CSS draws may lie behind the text. */
function hasLaidGround(element: Element): boolean {
  return (['::before', '::after'] as const).some((part) => {
    const { content, position } = styleOf(element, part)
    return content !== 'none' && content !== 'normal' && position === 'absolute'
  })
}

function isOnPicture(section: Element, element: Element, lines: readonly DOMRect[]): boolean {
  return Array.from(section.querySelectorAll('img, svg, video')).some((picture) => {
    if (element.contains(picture)) return false
    const { left, right, top, bottom } = picture.getBoundingClientRect()
    return lines.some(
      (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top
    )
  })
}

const known = new Map<string, Colour>()

/** Browsers compute colours in several notations; a canvas knows them all. */
function colourOf(css: string, page: Document): Colour {
  const before = known.get(css)
  if (before) return before
  const canvas = page.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')!
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data
  const colour: Colour = [red!, green!, blue!, alpha! / 255]
  known.set(css, colour)
  return colour
}

function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
