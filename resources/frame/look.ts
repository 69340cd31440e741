import type { Look } from './protocol.ts'

const SHEET =
  '*, ::before, ::after { transition: none !important } html { scroll-behavior: auto !important }'

/** A change is seen, and read back, at once: nothing is halfway between two looks. */
export function holdStill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SHEET)
  document.adoptedStyleSheets.push(sheet)
}

/** What the browser made of all the page's styles, for one element. */
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

/** Any colour that CSS knows as `#rrggbb`; nothing for one that cannot be seen. */
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
