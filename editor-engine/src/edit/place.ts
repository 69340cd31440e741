import type { PageElement } from '../core/page/element.ts'
import { isRefused, refuse, type Refused } from '../core/result.ts'
import type { Place } from './operations.ts'
import type { Insertion } from './placement.ts'

/** HTML beside or inside each of these. */
export function atEach(
  targets: readonly PageElement[],
  place: Place,
  html: string
): Insertion[] | Refused {
  const insertions: Insertion[] = []
  // Where several elements end at one place, what follows the inner one comes first.
  for (const element of place === 'after' || place === 'last' ? targets.toReversed() : targets) {
    const offset = offsetOf(element, place)
    if (isRefused(offset)) return offset
    insertions.push({ from: offset, to: offset, insert: html, into: holderOf(element, place) })
  }
  return insertions
}

/** The element that contains what is put at this place. */
export const holderOf = (element: PageElement, place: Place) =>
  place === 'before' || place === 'after' ? element.parent : element

export function offsetOf(element: PageElement, place: Place): number | Refused {
  const { content, endTag, isRawText, range, tag } = element
  if (place === 'before') return range.from
  if (place === 'after') return range.to
  if (place !== 'first' && place !== 'last') {
    return refuse('bad_operation', 'The place is before, after, first or last.')
  }
  if (!content || isRawText) return refuse('bad_value', `A <${tag}> cannot contain HTML.`)
  if (place === 'last' && !endTag && content.to === content.from) return content.from
  return place === 'first' ? textStart(element) : content.to
}

/** Browsers drop a line break that begins the text of these. */
const DROPS_BREAK = /^(?:pre|textarea|listing)$/

export const mayDropBreak = ({ isForeign, tag }: PageElement) => DROPS_BREAK.test(tag) && !isForeign

/** Where the content begins that browsers show. */
export function textStart(element: PageElement): number {
  const { from } = element.content!
  if (!mayDropBreak(element)) return from
  return from + /^(?:\r?\n|\r)?/.exec(element.page.slice(from, from + 2))![0].length
}

export const insteadOf = (targets: readonly PageElement[], html: string): Insertion[] =>
  outermost(targets).map((element) => ({ ...element.range, insert: html, into: element.parent }))

/** Without those that are inside others of them. */
export function outermost(targets: readonly PageElement[]): PageElement[] {
  let end = 0
  return targets.filter(({ range }) => {
    if (range.from < end) return false
    end = range.to
    return true
  })
}
