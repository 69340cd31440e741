import { LONG_TEXT } from '#contract/edit_frame'
import { editableText, isRefused, type Page, type PageElement } from 'editor-engine'

export interface LinkFacts {
  kind: 'link' | 'button'
  url: string
}

/** The properties of an element that the inspector shows; read from the source, never from the frame. */
export interface ElementFacts {
  id: string
  tag: string
  /** Undefined where no text can be edited. */
  text: string | undefined
  link: LinkFacts | undefined
  /** The style attribute as written. */
  style: string
  parent: string | undefined
}

export function factsOf(page: Page, id: string): ElementFacts | undefined {
  const element = page.element(id)
  if (!element) return undefined
  const text = editableText(page, element, { longMark: LONG_TEXT })
  return {
    id,
    tag: element.tag,
    text: isRefused(text) ? undefined : text,
    link: linkOf(element),
    style: element.attribute('style')?.value ?? '',
    parent: parentOf(element)?.id,
  }
}

/** Elements that can be selected: those of the body with an id. */
export function countElements(page: Page): number {
  let count = 0
  for (const element of page.elements()) if (element.id) count++
  return count
}

export function isTagged(page: Page): boolean {
  for (const element of page.elements()) {
    if (element.isInBody && element.tag !== 'html' && !element.id) return false
  }
  return true
}

/** The element's own address, or that of the link around it. */
function linkOf(element: PageElement): LinkFacts | undefined {
  const target = element.closest('a') ?? element.closest('button')
  if (!target) return undefined
  const kind = target.tag === 'button' ? 'button' : 'link'
  return { kind, url: target.attribute('href')?.value ?? '' }
}

function parentOf(element: PageElement): PageElement | undefined {
  let parent = element.parent
  while (parent && !parent.id) parent = parent.parent
  return parent
}
