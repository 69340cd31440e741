import { ELEMENT_ID, ELEMENT_ID_PATTERN } from '#contract/edit_frame'
import type { Direction } from './protocol.ts'

// Called through the prototype: a page may name an image "querySelector".
const query = Document.prototype.querySelector

export function byId(id: string): HTMLElement | null {
  return query.call(document, `[${ELEMENT_ID}="${id}"]`) as HTMLElement | null
}

export function idOf(element: Element): string {
  return Element.prototype.getAttribute.call(element, ELEMENT_ID)!
}

/** The innermost element around a node that the editor can name. */
export function nearest(node: EventTarget | null | undefined): HTMLElement | null {
  let element = node instanceof Element ? node : null
  while (element && !isNamed(element)) element = parentOf(element)
  return element as HTMLElement | null
}

/** The neighbouring element in a direction; only visible elements. */
export function neighbour(from: Element, direction: Direction): HTMLElement | null {
  if (direction === 'parent') return nearest(parentOf(from))
  if (direction === 'child') return firstNamed(from)
  const forward = direction === 'next'
  let element = sibling(from, forward)
  while (element && !(isNamed(element) && isShown(element))) element = sibling(element, forward)
  return element as HTMLElement | null
}

function firstNamed(parent: Element): HTMLElement | null {
  for (const child of childrenOf(parent)) {
    if (!isShown(child)) continue
    if (isNamed(child)) return child as HTMLElement
    const inside = firstNamed(child)
    if (inside) return inside
  }
  return null
}

function isNamed(element: Element): boolean {
  return ELEMENT_ID_PATTERN.test(idOf(element) ?? '')
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0
}

function sibling(element: Element, forward: boolean): Element | null {
  return forward ? element.nextElementSibling : element.previousElementSibling
}

// A form's fields may be named "parentElement" or "children", and hide the real ones.
export function parentOf(element: Element): Element | null {
  const parentNode = parentNodeOf.call(element)
  return parentNode instanceof Element ? parentNode : null
}

function childrenOf(element: Element): HTMLCollection {
  return childrenGetter.call(element)
}

const parentNodeOf = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')!.get!
const childrenGetter = Object.getOwnPropertyDescriptor(Element.prototype, 'children')!.get!
