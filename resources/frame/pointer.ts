import { nearest } from './elements.ts'
import { pictureBehind } from './picture_behind.ts'

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
  const pointed = (event: MouseEvent) => pictureBehind(target(event), event)

  window.addEventListener(
    'pointermove',
    (event) => event.composedPath()[0] !== own && hands.hover(pointed(event)),
    true
  )
  document.addEventListener('pointerleave', () => hands.hover(null))
  window.addEventListener(
    'click',
    (event) => {
      // A key on a focused element makes a click without a place.
      const element = event.detail > 0 ? pointed(event) : target(event)
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
