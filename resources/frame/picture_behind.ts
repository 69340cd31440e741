import { nearest } from './elements.ts'

// Called through the prototype: a page may name an image "elementsFromPoint".
const elementsAt = Document.prototype.elementsFromPoint

/**
 * The picture that a person sees at a point through a box that lies over it, such as the one around the
 * words of an opening; otherwise the element itself. Words, links and forms are always meant themselves.
 */
export function pictureBehind(
  element: HTMLElement | null,
  { clientX, clientY }: MouseEvent
): HTMLElement | null {
  // The fields of a form may have the names of its methods.
  if (!element || element instanceof HTMLFormElement) return element
  if (element.matches(MEANT) || hasWords(element)) return element
  for (const one of elementsAt.call(document, clientX, clientY)) {
    if (one instanceof HTMLImageElement) return nearest(one)
    if (isPainted(one)) return element
  }
  return element
}

const MEANT = 'img, a, button, input, textarea, select, label, summary, iframe, video'

function hasWords(element: Element): boolean {
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
}

function isPainted(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$/.test(backgroundColor)
}
