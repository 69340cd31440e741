import type { PageElement, ReadOnly } from './page/element.ts'
import type { ReadonlyPage } from './plugin.ts'
import { refuse, type Candidate, type Refused } from './result.ts'

const REASONS: Readonly<Record<ReadOnly, string>> = {
  relocated: 'browsers put it elsewhere than it is written, or repeat it',
  uncertain: 'the tags around it do not nest, so browsers may read it otherwise',
  framed: 'this page shows a frameset in place of its body',
  synthetic: 'browsers make no element of its tag',
  disputed: 'browsers end it at another place',
}

/** The element that an operation names, if there is exactly one and it may be edited. */
export function targetOf(page: ReadonlyPage, id: unknown): PageElement | Refused {
  if (typeof id !== 'string' || id === '') {
    return refuse('bad_operation', 'The operation must name an element by its id.')
  }
  const element = page.element(id)
  if (!element) {
    const several = page.elementsWithId(id)
    if (several.length) {
      return refuse(
        'ambiguous_element',
        `${several.length} elements have the id "${id}". Tag the page again to tell them apart.`,
        several.map(candidate)
      )
    }
    return refuse(
      'unknown_element',
      `No element "${id}" on this page. Its ids may predate the last edit; tag it again.`
    )
  }
  return element.readOnly ? readOnlyRefusal(element) : element
}

export function readOnlyRefusal({ id, readOnly, tag }: PageElement): Refused {
  const why = REASONS[readOnly as ReadOnly]
  return refuse('read_only', `The element "${id ?? tag}" cannot be edited by itself: ${why}.`)
}

export function candidate(element: PageElement): Candidate {
  const { from, to } = element.startTag
  return { element: element.id, from, to, text: element.page.slice(from, Math.min(to, from + 120)) }
}
