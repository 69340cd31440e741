import { copyIn } from '#designer/copy/copy_in'
import { settled } from '#designer/edit/facts/asked_for'
import { saidElsewhere } from '#designer/edit/facts/said_elsewhere'
import { done, impossible, type Desk, type Outcome } from '#designer/edit/outcome'
import { findHours, type Hours } from '#designer/instructions/values/hours/hours'
import { hoursLine, hoursRows, openings, weekBoard } from '#designer/fill/schedule'
import { capital } from '#designer/text/normalise'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { setStructured } from '#designer/renderer/reading/json_ld_edit'
import { newWeek } from '#designer/renderer/reading/new_markup'
import type { PageElement, PageReading } from '#designer/renderer/reading/page_reading'
import { replacedWords, type Change } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'

/** Other opening hours, wherever the page says them: its weeks, its sentences and its structured data. */
export function setHours({ reading, says }: Desk, value: string, old: Hours | undefined): Outcome {
  const name = says.facts.hours
  const hours = findHours(value)
  const copy = copyIn(reading.language)
  if (!hours) return impossible(says.factUnreadable(name, hoursLine(EXAMPLE, copy)))
  const weeks = weeksOn(reading)
  const changes = weeks.flatMap((week) => {
    const rows = isOnBoard(week) ? weekBoard(hours, copy) : hoursRows(hours, copy)
    return [{ ...week.content!, insert: newWeek(rows) }, ...settled(week)]
  })
  const line = hoursLine(hours, copy)
  if (old) {
    const before = hoursLine(old, copy)
    changes.push(...outside(weeks, saidElsewhere(reading, before, line)))
    if (capital(before) !== before) {
      const begun = replacedWords(reading.page, capital(before), capital(line), { exactly: true })
      changes.push(...outside(weeks, begun))
    }
  }
  if (changes.length === 0) return impossible(says.factNotThere(name))
  const structured = (openings(hours) ?? []).map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    'dayOfWeek': days.map((day) => DAYS[day]),
    'opens': clock(from),
    'closes': clock(to),
  }))
  const data = setStructured(reading, ['openingHoursSpecification'], structured)
  return done(
    [changeSource(reading.html, [...changes, ...data])],
    says.factSet(name),
    says.alreadySo
  )
}

const EXAMPLE: Hours = {
  open: [{ days: [1, 2, 3, 4, 5], from: 9 * 60, to: 17 * 60 }],
  closed: [],
  twelve: false,
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

/** The weeks of our pages, without one of classes. */
function weeksOn(reading: PageReading): PageElement[] {
  const { headings } = copyIn(reading.language)
  return reading.elements((element) => {
    if (element.tag !== 'dl' || element.attribute('class')?.value !== 'week' || !element.content)
      return false
    const title = [...(element.parent?.children() ?? [])].find(({ tag }) => tag === 'h2')
    return !title || !headings.timetable.includes(wordsOf(title))
  })
}

function isOnBoard(week: PageElement): boolean {
  return /\bboard\b/.test(week.parent?.attribute('class')?.value ?? '')
}

function outside(weeks: readonly PageElement[], changes: Change[]): Change[] {
  return changes.filter(
    ({ from }) => !weeks.some(({ range }) => range.from <= from && from < range.to)
  )
}
