import { newWeek } from '#designer/renderer/reading/new_markup'
import type { PageElement } from '#designer/renderer/reading/page_reading'
import type { Change } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'
import type { PageDraft } from '#designer/sheet/page_update/page_draft'
import type { PrintedHours, Printer } from '#designer/sheet/page_update/printed'
import { replacedEverywhere } from '#designer/sheet/page_update/replacing'
import { replacedData, replacedDataPiece } from '#designer/sheet/page_update/structured'
import { weekdays, type Place, type Sheet } from '#designer/sheet/sheet'
import { isSame } from '#designer/sheet/values'
import type { Opening, Row } from '#designer/site/site'
import { capital } from '#designer/text/normalise'

type Places = [before: Place | undefined, after: Place | undefined][]

/** The weeks of a page, its sentences on them and its structured data. */
export function updateHours(
  draft: PageDraft,
  [before, after]: [Sheet, Sheet],
  places: Places,
  print: Printer
): void {
  const label = draft.says.labels.hours
  const weeks = weeksOn(draft)
  const known = new Set<number>()
  let isChanged = false
  let isFound = false
  for (const [old, now] of places) {
    if (!old || !now || !isOther(old, now)) {
      for (const week of weeksSaying(weeks, old && print.hours(old.opening_hours, before)))
        known.add(week.range.from)
      continue
    }
    isChanged = true
    const was = print.hours(old.opening_hours, before)
    const is = print.hours(now.opening_hours, after)
    const own = weeksSaying(weeks, was)
    for (const week of own) known.add(week.range.from)
    const isGone = is.weeks.length === 0
    for (const week of isGone ? own : [])
      draft.leave(draft.says.hoursStillThere(draft.sectionOf(week)))
    const changes = [
      ...inWeeks(weeks, was, is),
      ...inWords(draft, was, is),
      ...inData(draft, was, is),
    ]
    if (draft.take(label, changes) || isGone) isFound = true
  }
  if (!isChanged) return
  const others = weeks.filter((week) => !known.has(week.range.from) && !isOpen(week))
  for (const week of others) draft.leave(draft.says.hoursByHand(draft.sectionOf(week)))
  if (!isFound && others.length === 0) draft.leave(draft.says.notThere(label))
}

function isOther(old: Place, now: Place): boolean {
  return weekdays.some(
    (day) => !isSame(old.opening_hours[day]?.value, now.opening_hours[day]?.value)
  )
}

function inWeeks(weeks: PageElement[], was: PrintedHours, is: PrintedHours): Change[] {
  return weeks.flatMap((week) => {
    const manner = was.weeks.findIndex((rows) => isWeek(week, rows))
    const isWaiting = was.weeks.every((rows) => rows.length === 0) && isOpen(week)
    const rows = is.weeks[Math.max(0, manner)]
    if ((manner < 0 && !isWaiting) || !rows?.length || !week.content) return []
    return [{ ...week.content, insert: newWeek(rows) }, ...settled(week)]
  })
}

function inWords(draft: PageDraft, was: PrintedHours, is: PrintedHours): Change[] {
  if (!was.line || !is.line) return []
  const { language } = draft.reading
  const said = replacedEverywhere(draft, was.line, is.line, 'everywhere')
  const begun = [capital(was.line, language), capital(is.line, language)] as const
  const first = begun[0] === was.line ? [] : replacedEverywhere(draft, ...begun, 'everywhere')
  return [...said, ...first, ...replacedData(draft, was.line, is.line)]
}

function inData(draft: PageDraft, was: PrintedHours, is: PrintedHours): Change[] {
  if (was.openings.length === 0 || is.openings.length === 0) return []
  return replacedDataPiece(draft, was.openings.map(specification), is.openings.map(specification))
}

/** As `renderer/json_ld.ts` writes it. */
function specification({ days, from, to }: Opening) {
  return {
    '@type': 'OpeningHoursSpecification',
    'dayOfWeek': days.map((day) => weekdays[day].replace(/^./, (letter) => letter.toUpperCase())),
    'opens': clock(from),
    'closes': clock(to),
  }
}

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

function weeksOn({ reading }: PageDraft): PageElement[] {
  return reading.elements(
    (element) => element.tag === 'dl' && element.attribute('class')?.value === 'week'
  )
}

function weeksSaying(weeks: PageElement[], printed: PrintedHours | undefined): PageElement[] {
  return weeks.filter((week) => printed?.weeks.some((rows) => isWeek(week, rows)))
}

function isWeek(week: PageElement, rows: readonly Row[]): boolean {
  const shown = [...week.children()].map((row) => [...row.children()].map(wordsOf))
  const printed = rows.map(({ label, value }) => [label, value].map(plainly))
  return (
    rows.length > 0 &&
    isSame(
      shown.map((row) => row.map(plainly)),
      printed
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

function settled(week: PageElement): Change[] {
  const changes: Change[] = []
  for (let one: PageElement | undefined = week; one; one = one.parent) {
    changes.push(...one.removeAttribute('data-todo'))
  }
  return changes
}
