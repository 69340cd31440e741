import type { Page, PageElement } from 'editor-engine'
import { ELEMENT_ID } from '#contract/edit_frame'

/** The most elements that are shown at once. */
const MOST = 60

const ID = new RegExp(` ${ELEMENT_ID}="[^"]*"`)

/**
 * The elements of `after` that are new or changed; of new ones only the outermost. If only the order of
 * sections changed, the moved sections.
 */
export function changedElements(before: Page, after: Page): string[] {
  const was = new Map<string, string>()
  for (const element of before.elements()) {
    if (element.id && isSeen(element)) was.set(element.id, ownMarkup(before, element))
  }
  const found: string[] = []
  let added: PageElement | undefined
  for (const element of after.elements()) {
    if (!element.id || !isSeen(element)) continue
    const old = was.get(element.id)
    if (old === ownMarkup(after, element)) continue
    if (old === undefined) {
      if (added && element.range.to <= added.range.to) continue
      added = element
    }
    found.push(element.id)
  }
  return (found.length > 0 ? found : movedSections(before, after)).slice(0, MOST)
}

function isSeen(element: PageElement): boolean {
  return element.isInBody && element.textKind !== 'raw'
}

/** The start tag and the element's own text without that of its children. */
function ownMarkup({ text }: Page, element: PageElement): string {
  const { startTag, content } = element
  let own = text.slice(startTag.from, startTag.to).replace(ID, '')
  if (!content) return own
  let at = content.from
  for (const { range } of element.children()) {
    own += text.slice(at, range.from)
    at = range.to
  }
  return (own + text.slice(at, content.to)).replace(/\s+/g, ' ').trim()
}

function movedSections(before: Page, after: Page): string[] {
  const [was, is] = [before, after].map((page) =>
    [...page.elements()].flatMap((element) =>
      element.id && element.attribute('data-section') ? element.id : []
    )
  )
  return is.filter((id, index) => was[index] !== id)
}
