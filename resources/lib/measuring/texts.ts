/** A text of a section as it is laid out. */
export interface LaidText {
  node: Text
  /** The element that it stands in. */
  element: Element
  style: CSSStyleDeclaration
  words: string
  /** One for each line. */
  lines: DOMRect[]
}

/** Drawings and what is for nobody's eyes have no text that has to be read. */
const NO_TEXT = 'svg, [aria-hidden=true], script, style, option, textarea'

/** The visible texts of a section. */
export function textsIn(section: Element): LaidText[] {
  const page = section.ownerDocument
  const walker = page.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  const texts: LaidText[] = []
  for (let node; (node = walker.nextNode() as Text | null);) {
    const element = node.parentElement!
    const words = node.data.replace(/\s+/g, ' ').trim()
    if (words === '' || element.closest(NO_TEXT) || !isVisible(element)) continue
    const lines = rectsOf(node, 0, node.data.length)
    if (lines.length > 0) texts.push({ node, element, style: styleOf(element), words, lines })
  }
  return texts
}

/** The boxes of a part of a text, without empty ones. */
export function rectsOf(node: Text, from: number, to: number): DOMRect[] {
  const range = node.ownerDocument.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0)
}

export function styleOf(element: Element, part?: '::before' | '::after'): CSSStyleDeclaration {
  return element.ownerDocument.defaultView!.getComputedStyle(element, part)
}

/** The element and those around it, up to the section. */
export function* upwards(element: Element, section: Element): Generator<Element> {
  for (let at: Element | null = element; at; at = at.parentElement) {
    yield at
    if (at === section) return
  }
}

/** What only screen readers get is in a box of a pixel. */
function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { overflowX, clipPath } = styleOf(at)
    const isPixel = overflowX !== 'visible' && at.clientWidth <= 2 && at.clientHeight <= 2
    if ((isPixel && at.localName !== 'html') || /inset\((?:50|100)%/.test(clipPath)) return false
  }
  return true
}
