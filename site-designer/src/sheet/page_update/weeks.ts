import { printer, type PrintedHours } from '#designer/fill/printer'
import { newWeek } from '#designer/renderer/reading/new_markup'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import type { Change } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'
import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import { replacedEverywhere } from '#designer/sheet/page_update/replacing'
import { settled } from '#designer/sheet/page_update/ways'
import { weekdays, type Place, type Sheet } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'
import { capital } from '#designer/text/normalise'

/** The weeks of a page and its sentences on them. */
export function updateHours(
  draft: PageDraft,
  [before, after]: [Sheet, Sheet],
  places: [before: Place, after: Place][]
): void {
  const label = draft.says.labels.hours
  const weeks = draft.reading.elements(
    ({ tag, attributes }) => tag === 'dl' && attributes.class === 'week'
  )
  const known = new Set<PageElement>()
  let [isChanged, isFound] = [false, false]
  for (const [old, now] of places) {
    const was = printer.hours(old.opening_hours, before)
    const is = printer.hours(now.opening_hours, after)
    const own = weeks.filter((week) => formOf(week, was) >= 0)
    for (const week of own) known.add(week)
    if (isSame(gridOf(old), gridOf(now))) continue
    isChanged = true
    const isGone = is.weeks.length === 0
    if (isGone) for (const week of own) draft.leave('hoursStillThere', label, week)
    const changes = [...inWeeks(weeks, was, is), ...inWords(draft, was.line, is.line)]
    if (draft.take(label, changes) || isGone) isFound = true
  }
  if (!isChanged) return
  const others = weeks.filter((week) => !known.has(week) && !isOpen(week))
  for (const week of others) draft.leave('hoursByHand', label, week)
  if (!isFound && others.length === 0) draft.leave('notThere', label)
}

function gridOf({ opening_hours: hours }: Place) {
  return weekdays.map((day) => hours[day]?.value)
}

/** A week in the form that it has on the page, and one that waits for its hours. */
function inWeeks(weeks: PageElement[], was: PrintedHours, is: PrintedHours): Change[] {
  return weeks.flatMap((week) => {
    const form = formOf(week, was)
    const isWaiting = was.weeks.length === 0 && isOpen(week)
    const rows = is.weeks[Math.max(0, form)]
    if ((form < 0 && !isWaiting) || !rows || !week.content) return []
    return [{ ...week.content, insert: newWeek(rows) }, ...settled(week)]
  })
}

function inWords(draft: PageDraft, was: string, is: string): Change[] {
  if (!was || !is) return []
  const { language } = draft.reading
  const begun = [capital(was, language), capital(is, language)] as const
  return [
    ...replacedEverywhere(draft, was, is, 'everywhere'),
    ...(begun[0] === was ? [] : replacedEverywhere(draft, ...begun, 'everywhere')),
  ]
}

/** Which of the forms of printed hours a week on the page has; -1 where somebody rewrote it. */
function formOf(week: PageElement, { weeks }: PrintedHours): number {
  const shown = [...week.children()].map((row) => [...row.children()].map(wordsOf).map(plainly))
  return weeks.findIndex((rows) =>
    isSame(
      shown,
      rows.map(({ label, value }) => [label, value].map(plainly))
    )
  )
}

function plainly(words: unknown): string {
  return typeof words === 'string' ? words.replace(/\s+/g, ' ').trim() : ''
}

/** A week that waits for its hours. */
function isOpen(week: PageElement): boolean {
  const values = [...week.descendants()].filter(({ tag }) => tag === 'dd')
  return values.length > 0 && values.every((value) => value.attribute('data-todo') !== undefined)
}
