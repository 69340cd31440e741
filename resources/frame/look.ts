import type { Look } from './protocol.ts'

const SHEET =
  '*, ::before, ::after { transition: none !important } html { scroll-behavior: auto !important }'

/** Turns transitions off, so that a change is shown and can be read back at once. */
export function holdStill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SHEET)
  document.adoptedStyleSheets.push(sheet)
}

/** The computed style of an element. */
export function lookOf(element: Element): Look {
  const style = getComputedStyle(element)
  return {
    color: hex(style.color),
    background: hex(style.backgroundColor),
    size: Math.round(parseFloat(style.fontSize) * 100) / 100,
    weight: Number(style.fontWeight),
    align: alignment(style),
  }
}

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** Converts any CSS colour to `#rrggbb`; undefined for a transparent one. */
function hex(color: string): string {
  if (!pixel) return ''
  pixel.clearRect(0, 0, 1, 1)
  pixel.fillStyle = color
  pixel.fillRect(0, 0, 1, 1)
  const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data
  if (alpha === 0) return ''
  return '#' + [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')
}

function alignment({ textAlign, direction }: CSSStyleDeclaration): Look['align'] {
  const leading = direction === 'rtl' ? 'right' : 'left'
  if (textAlign === 'end') return leading === 'left' ? 'right' : 'left'
  return (['left', 'center', 'right'] as const).find((side) => textAlign.endsWith(side)) ?? leading
}
