import { copyIn } from '#designer/copy/copy_in'
import { settled } from '#designer/edit/facts/asked_for'
import { saidElsewhere } from '#designer/edit/facts/said_elsewhere'
import { done, impossible, type Desk, type Outcome } from '#designer/edit/outcome'
import { hoursLine, hoursRows, weekBoard } from '#designer/fill/schedule'
import { readingLanguage } from '#designer/instructions/language'
import { findHours } from '#designer/instructions/values/hours/hours'
import { capital } from '#designer/text/normalise'
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { setStructured } from '#designer/renderer/reading/json_ld_edit'
import { newWeek } from '#designer/renderer/reading/new_markup'
import type { PageElement, PageReading } from '#designer/renderer/reading/page_reading'
import { replacedWords, type Change } from '#designer/renderer/reading/source_changes'
import { wordsOf } from '#designer/renderer/reading/words'
import { weekdays, type OpeningHours } from '#designer/sheet/sheet'

/** Other opening hours, wherever the page says them: its weeks, its sentences and its structured data. */
export function setHours(
  { reading, says }: Desk,
  value: string,
  old: OpeningHours | undefined
): Outcome {
  const name = says.facts.hours
  const language = reading.language
  const hours = hoursIn(value, language)
  if (!hours) return impossible(says.factUnreadable(name, hoursLine(EXAMPLE, language)))
  const weeks = weeksOn(reading)
  const changes = weeks.flatMap((week) => {
    const rows = isOnBoard(week) ? weekBoard(hours, language) : hoursRows(hours, language)
    return [{ ...week.content!, insert: newWeek(rows) }, ...settled(week)]
  })
  const line = hoursLine(hours, language)
  const before = old ? hoursLine(old, language) : ''
  for (const words of before ? [before, withHalves(before)] : []) {
    changes.push(...outside(weeks, saidElsewhere(reading, words, line)))
    if (capital(words) !== words) {
      const begun = replacedWords(reading.page, capital(words), capital(line), { exactly: true })
      changes.push(...outside(weeks, begun))
    }
  }
  if (changes.length === 0) return impossible(says.factNotThere(name))
  const data = setStructured(reading, ['openingHoursSpecification'], structured(hours))
  return done(
    [changeSource(reading.html, [...changes, ...data])],
    says.factSet(name),
    says.alreadySo
  )
}

const EXAMPLE: OpeningHours = {
  notes: [],
  monday: { value: { spans: [{ opens: '09:00', closes: '17:00' }] }, source: 'said' },
}

function hoursIn(value: string, page: string): OpeningHours | undefined {
  const language = readingLanguage(page)
  const week = findHours(value, language) ?? findHours(value, language === 'tr' ? 'en' : 'tr')
  if (!week) return undefined
  const hours: OpeningHours = { notes: [] }
  for (const day of weekdays) {
    const told = week[day]
    if (told) hours[day] = { value: told, source: 'edited' }
  }
  return hours
}

/** The days that have the same times, as one entry of the structured data. */
function structured(hours: OpeningHours): object[] {
  const daysAt = new Map<string, string[]>()
  for (const day of weekdays) {
    for (const { opens, closes } of hours[day]?.value.spans ?? []) {
      const times = `${opens} ${closes}`
      daysAt.set(times, [...(daysAt.get(times) ?? []), capital(day)])
    }
  }
  return Array.from(daysAt, ([times, dayOfWeek]) => {
    const [opens, closes] = times.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** Pages of before were set with "9 am" where their owner wrote so. */
function withHalves(line: string): string {
  return line.replace(/(\d\d):(\d\d)/g, (_, hour: string, minute: string) => {
    const at = Number(hour) % 24
    return `${at % 12 || 12}${minute === '00' ? '' : `:${minute}`}\u00a0${at < 12 ? 'am' : 'pm'}`
  })
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
