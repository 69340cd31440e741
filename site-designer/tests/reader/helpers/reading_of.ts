import { annotateDates } from '#designer/reader/annotators/dates'
import { annotateItems } from '#designer/reader/annotators/items'
import { annotateHours } from '#designer/reader/annotators/opening_hours'
import { annotatePeople } from '#designer/reader/annotators/people'
import { annotateServices } from '#designer/reader/annotators/services'
import { annotateWorks } from '#designer/reader/annotators/works'
import { Reading } from '#designer/reader/reading'
import { changeSheet } from '#designer/sheet/change_sheet'
import { weekdays, type Place, type Sheet } from '#designer/sheet/sheet'

/** What the annotators of hours, dates, offers, people and works make of a prompt, without the others. */
export function readingOf(prompt: string, language = 'en'): Reading {
  const reading = new Reading(prompt, { code: language, sure: true })
  for (const annotate of [
    annotateHours,
    annotateDates,
    annotateItems,
    annotateServices,
    annotatePeople,
    annotateWorks,
  ]) {
    annotate(reading)
  }
  return reading
}

/** The same with every suggestion taken: what it finds, however sure it is of it. */
export function takenFrom(prompt: string, language?: string): Sheet {
  const reading = readingOf(prompt, language)
  reading.sheet.coverage = reading.coverage()
  return reading.sheet.suggestions.reduce((sheet, { id }) => {
    const taken = changeSheet(sheet, { suggestions: { take: [id] } }, prompt)
    return taken.ok ? taken.value : sheet
  }, reading.sheet)
}

/** A week as one line: "tu-sa 08:00-16:00, mo closed | a note". */
export function weekOf(place: Place | undefined): string {
  const { notes = [], ...days } = place?.opening_hours ?? { notes: [] }
  const said = weekdays.flatMap((day) => {
    const value = days[day]
    if (!value) return []
    const { spans, text } = value.value
    const times = spans.map(({ opens, closes }) => `${opens}-${closes}`).join('+')
    return [[day.slice(0, 2), times || text || 'closed'] as const]
  })
  const runs: { days: string[]; times: string }[] = []
  for (const [day, times] of said) {
    const run = runs.find((one) => one.times === times)
    if (run) run.days.push(day)
    else runs.push({ days: [day], times })
  }
  const week = runs.map(({ days: names, times }) => `${names.join(' ')} ${times}`).join(', ')
  return [week, ...notes.map(({ value }) => value)].filter(Boolean).join(' | ')
}

export const suggestedIn = ({ sheet }: Reading) =>
  sheet.suggestions.map(({ field, why }) => `${field} ${why}`)
