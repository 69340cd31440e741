import type { PageElement, Range } from '../core/page/element.ts'
import type { ReadonlyPage } from '../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../core/result.ts'
import { candidate, readOnlyRefusal, targetOf } from '../core/target.ts'
import { select } from '../select/index.ts'

/**
 * What an operation is about: an element by its id, by its range, those that match a selector (exactly
 * one, unless it says `all`), or several of these. A `PageElement` of the same page is one by its range.
 */
export type Target =
  | string
  | Range
  | Pick<PageElement, 'range'>
  | { readonly selector: string; readonly all?: boolean }
  | readonly Target[]

/** The elements that a target names, in document order, each once. All may be edited. */
export function elementsOf(page: ReadonlyPage, target: Target): PageElement[] | Refused {
  const found = new Map<number, PageElement>()
  for (const one of Array.isArray(target) ? (target as readonly Target[]) : [target]) {
    const elements = named(page, one)
    if (isRefused(elements)) return elements
    for (const element of elements) {
      if (element.readOnly) return readOnlyRefusal(element)
      found.set(element.index, element)
    }
  }
  return [...found.values()].sort((one, other) => one.index - other.index)
}

function named(page: ReadonlyPage, target: Target): PageElement[] | Refused {
  if (typeof target === 'string') {
    const element = targetOf(page, target)
    return isRefused(element) ? element : [element]
  }
  if (typeof target !== 'object' || target === null) return unnamed()
  if (Array.isArray(target)) return elementsOf(page, target as readonly Target[])
  if ('selector' in target) return matching(page, target)
  const range = 'range' in target ? target.range : (target as Range)
  const at = page.elementAt(range?.from)
  const isIt = at?.range.from === range?.from && at?.range.to === range?.to
  return at && isIt ? [at] : refuse('unknown_element', 'No element of this page is at this range.')
}

function matching(
  page: ReadonlyPage,
  { selector, all }: { readonly selector: string; readonly all?: boolean }
): PageElement[] | Refused {
  if (typeof selector !== 'string') return unnamed()
  const found = select(page, selector)
  if (isRefused(found) || all) return found
  if (found.length === 1) return found
  if (found.length === 0) return refuse('unknown_element', `Nothing on this page is "${selector}".`)
  return refuse(
    'ambiguous_element',
    `${found.length} elements are "${selector}". Name one, or all.`,
    found.map(candidate)
  )
}

function unnamed(): Refused {
  return refuse('bad_operation', 'The operation must name an element: by id, range or selector.')
}
