import { findHours, type Week } from '#designer/instructions/values/hours/hours'
import { byHand, type Revision } from '#designer/revise/revision'
import { weekdays, type OpeningHours } from '#designer/sheet/sheet'

/** Who names this many open days tells the whole week. */
const wholeWeek = 3

/** Opening hours go into the grid; those that it cannot hold are noted beside it, as typed. */
export function setHours(revision: Revision, value: string, words: string): string | undefined {
  const { language, names, texts } = revision.answer
  const week = findHours(value, language) ?? findHours(value, language === 'tr' ? 'en' : 'tr')
  const hours = revision.place(words)?.opening_hours
  if (!hours) return undefined
  if (!week) {
    if (!hours.notes.some((note) => note.value === value)) hours.notes.push(byHand(value))
    revision.edited('where.opening_hours.notes')
    return texts.hoursNote(value)
  }
  putInto(hours, week)
  revision.edited('where.opening_hours')
  return texts.fact(names.facts.hours, value)
}

/** "Saturdays 10-2" and "closed on Mondays" leave the other days as they are. */
function putInto(hours: OpeningHours, week: Week): void {
  const open = weekdays.filter((day) => (week[day]?.spans.length ?? 0) > 0)
  if (open.length >= wholeWeek) for (const day of weekdays) delete hours[day]
  for (const day of weekdays) {
    const told = week[day]
    if (told) hours[day] = byHand(told)
  }
}
