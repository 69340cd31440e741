import { wordsIn } from 'site-designer'
import { ELEMENT_ID } from '#contract/edit_frame'
import type { Page, PageElement } from '#editor/services/page_engine'

interface ElementDifference {
  elements: string[]
  texts: { before: string; after: string }[]
}

const MOST_ELEMENTS = 60
const MOST_TEXTS = 6
const LONGEST_TEXT = 160

/**
 * The elements of `after` that are new or changed, only the outermost of new ones, and the changed
 * texts. Elements are matched by their ids; a page without ids has no differences.
 */
export function elementDifference(before: Page, after: Page): ElementDifference {
  const was = named(before)
  const is = named(after)
  const elements: string[] = []
  const texts: ElementDifference['texts'] = []
  if (was.size === 0) return { elements, texts }

  const told: PageElement[] = []
  const tell = (element: PageElement, text: ElementDifference['texts'][number]) => {
    if (text.before === text.after || told.some((outer) => contains(outer, element))) return
    told.push(element)
    texts.push(text)
  }
  let added: PageElement | undefined
  for (const [id, element] of is) {
    const old = was.get(id)
    if (!old) {
      if (added && contains(added, element)) continue
      added = element
      elements.push(id)
      tell(element, { before: '', after: excerpt(element) })
    } else if (ownMarkup(before, old) !== ownMarkup(after, element)) {
      elements.push(id)
      if (ownText(before, old) === ownText(after, element)) continue
      tell(element, { before: excerpt(old), after: excerpt(element) })
    }
  }
  let removed: PageElement | undefined
  for (const [id, old] of was) {
    if (is.has(id) || (removed && contains(removed, old))) continue
    removed = old
    texts.push({ before: excerpt(old), after: '' })
  }
  return {
    elements: elements.slice(0, MOST_ELEMENTS),
    texts: texts.filter((text) => text.before || text.after).slice(0, MOST_TEXTS),
  }
}

function named(page: Page): Map<string, PageElement> {
  const found = new Map<string, PageElement>()
  for (const element of page.elements()) {
    if (element.id && element.textKind !== 'raw') found.set(element.id, element)
  }
  return found
}

const ID = new RegExp(` ${ELEMENT_ID}="[^"]*"`)

/** The start tag and the element's own text, without its child elements. */
function ownMarkup(page: Page, element: PageElement): string {
  const { from, to } = element.startTag
  return page.text.slice(from, to).replace(ID, '') + ownText(page, element)
}

function ownText({ text }: Page, element: PageElement): string {
  const { content } = element
  if (!content) return ''
  let own = ''
  let at = content.from
  for (const { range } of element.children()) {
    own += `${text.slice(at, range.from)}\n`
    at = range.to
  }
  return (own + text.slice(at, content.to)).replace(/\s+/g, ' ').trim()
}

function excerpt(element: PageElement): string {
  const words = wordsIn(element).replace(/\s+/g, ' ')
  return words.length > LONGEST_TEXT ? `${words.slice(0, LONGEST_TEXT).trimEnd()}…` : words
}

function contains(outer: PageElement, inner: PageElement): boolean {
  return outer.range.from <= inner.range.from && inner.range.to <= outer.range.to
}
