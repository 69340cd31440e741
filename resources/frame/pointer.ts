import { nearest } from './elements.ts'

export interface Hands {
  hover(element: HTMLElement | null): void
  select(element: HTMLElement): void
  edit(element: HTMLElement): void
}

/**
 * Pointer and Tab key select elements and never activate them. Events in `own` belong to the editor.
 */
export function followPointer(own: Element, hands: Hands): void {
  const target = (event: Event) => nearest(event.composedPath()[0])

  window.addEventListener(
    'pointermove',
    (event) => event.composedPath()[0] !== own && hands.hover(target(event)),
    true
  )
  document.addEventListener('pointerleave', () => hands.hover(null))
  window.addEventListener(
    'click',
    (event) => {
      const element = target(event)
      if (element) hands.select(element)
    },
    true
  )
  window.addEventListener(
    'dblclick',
    (event) => {
      const element = target(event)
      if (element) hands.edit(element)
    },
    true
  )
  window.addEventListener(
    'focusin',
    (event) => {
      const element = target(event)
      if (element && element.matches(':focus-visible')) hands.select(element)
    },
    true
  )
}
