import type { PageElement } from '../core/page/element.ts'
import type { ReadonlyPage } from '../core/plugin.ts'
import { isRefused, type Refused } from '../core/result.ts'
import { kinOf } from './kin.ts'
import { matchesOn } from './match.ts'

/**
 * The elements that match a CSS selector, in document order. Selectors see the page as it is written:
 * an element that browsers add by themselves is not there, so a row of a table without a `tbody` is
 * `table > tr`. Known are tags, ids, classes, attributes, all combinators, `:is`, `:where`, `:not`,
 * `:has`, `:root`, `:empty`, `:link`, `:checked`, `:disabled`, and the children by their place.
 * Refused with `bad_selector` otherwise. The time is linear in the page for each part of the selector.
 */
export function select(page: ReadonlyPage, selector: string): PageElement[] | Refused {
  const flags = matchesOn(page, selector)
  if (isRefused(flags)) return flags
  return kinOf(page).elements.filter((_, index) => flags[index] === 1)
}
