import { byId } from './elements.ts'
import { morph } from './morph.ts'
import type { Command } from './protocol.ts'

type Patch = Extract<Command, { t: 'text' | 'style' | 'attr' | 'render' }>

const HANDLER = /^on/

/** Shows a change of the editor's source; this DOM is never saved. */
export function show(patch: Patch): void {
  if (patch.t === 'render') return render(patch.html)
  const element = byId(patch.id)
  if (!element) return
  switch (patch.t) {
    case 'text':
      element.textContent = patch.text
      return
    case 'style':
      if (patch.value) setProperty(element.style, patch.property, patch.value)
      else element.style.removeProperty(patch.property)
      return
    case 'attr':
      if (HANDLER.test(patch.name)) return
      if (patch.value === null) element.removeAttribute(patch.name)
      else element.setAttribute(patch.name, patch.value)
  }
}

function setProperty(style: CSSStyleDeclaration, property: string, value: string): void {
  const important = /\s*!\s*important\s*$/i
  style.setProperty(
    property,
    value.replace(important, ''),
    important.test(value) ? 'important' : ''
  )
}

/** A whole page, after undo or a change that moved more than one element. */
function render(html: string): void {
  const wanted = new DOMParser().parseFromString(html, 'text/html')
  const { scrollX, scrollY } = window
  morph(document.documentElement, wanted.documentElement)
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
}
