import { factProblem } from '#designer/instructions/values/fact'
import { wordsOf } from '#designer/live_page/reading/words'
import type { PageElement, PageReading } from '#designer/live_page/reading/page_reading'
import type { Sheet, Value } from '#designer/sheet/sheet'

export type Pages = readonly [before: PageReading, after: PageReading]

/** Writes another name, telephone number or e-mail address of the page onto the sheet. */
export function followTexts(sheet: Sheet, pages: Pages): void {
  const { who, contact } = sheet
  for (const [was, now] of changedTexts(pages, (one) => slotOf(one) === 'name'))
    if (who.name?.value === was) who.name = byHand(now)
  follow(contact.telephones, 'phone', changedTexts(pages, linksBy('tel:')))
  follow(contact.emails, 'email', changedTexts(pages, linksBy('mailto:')))
}

function follow(values: Value<string>[], fact: 'phone' | 'email', texts: [string, string][]): void {
  for (const [was, now] of texts) {
    const at = values.findIndex(({ value }) => was.includes(value))
    if (at < 0) continue
    // "Call 0113 496 0000" is the number in the words of a button.
    const [start, end] = was.split(values[at].value)
    if (!now.startsWith(start) || !now.endsWith(end)) continue
    const value = now.slice(start.length, now.length - end.length).trim()
    if (factProblem(fact, value) === undefined) values[at] = byHand(value)
  }
}

/** The texts of elements, before and after, where as many are left. */
function changedTexts(pages: Pages, isWanted: (one: PageElement) => boolean): [string, string][] {
  const [before, after] = pages.map((page) => page.elements(isWanted).map(wordsOf))
  if (before.length !== after.length) return []
  return before.flatMap((was, at): [string, string][] =>
    was === after[at] || after[at] === '' ? [] : [[was, after[at]]]
  )
}

function linksBy(scheme: string): (one: PageElement) => boolean {
  return ({ tag, attributes }) => tag === 'a' && (attributes.href ?? '').startsWith(scheme)
}

export function slotOf(element: PageElement): string | undefined {
  return element.attribute('data-slot')?.value
}

export function byHand<T>(value: T): Value<T> {
  return { value, source: 'edited' }
}
