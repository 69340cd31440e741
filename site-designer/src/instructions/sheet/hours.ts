import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import type { Answer, SheetEdit } from '#designer/instructions/sheet/sheet_edit'
import { daysIn, type Week } from '#designer/reader/hours/typed_hours'
import { inFigures } from '#designer/instructions/values/spoken_clock'
import { closedOn, isNeverOpen, weekSaid, weekWithEnd } from '#designer/instructions/values/week'
import type { OpeningHours, Weekday } from '#designer/sheet/sheet'

const AT =
  /\b(?:at|by) (?<clock>(?:half past |quarter past |quarter to |half )?(?:\d[\d:.]*(?: ?[ap]m)?|[a-z]+))/iu

/** "We are closed on Mondays", "open on Fridays from 9 to 5", "Mon–Fri 9:00–17:00". */
export function setHours(edit: SheetEdit, slots: SlotsOf, { isClosed = false } = {}): Answer {
  const { days: daysSlot, times, hours, said } = slots
  const { code } = edit.language
  if (hours) return setHoursTo(edit, undefined, hours, said?.text)
  const days = daysSlot && daysIn(daysSlot.text, code)
  if (!days) return edit.cannot('hours_unreadable')
  // "We shut at five on Saturdays" says when, and not that it is shut all day.
  const clock = isClosed ? AT.exec(said?.text ?? '')?.groups?.clock : undefined
  if (clock && /^\d/.test(inFigures(clock, code)))
    return setOneEnd(edit, { ...slots, clock: { ...said, text: clock } }, 'closes')
  return isClosed ? written(edit, () => closedOn(days)) : setHoursTo(edit, days, times, said?.text)
}

/** Days that are not named stay as they are. */
export function setHoursTo(
  edit: SheetEdit,
  days: Weekday[] | undefined,
  value: Slot,
  at = value.text
): Answer {
  return written(edit, (hours) => weekSaid({ days, value }, hours, edit.language), at)
}

/** "We close at 6 on Fridays": the other end of the day stays. */
export function setOneEnd(
  edit: SheetEdit,
  { days, clock, said }: SlotsOf,
  end: 'opens' | 'closes'
): Answer {
  const { language } = edit
  return written(edit, (hours) => weekWithEnd({ days, clock, end }, hours, language), said?.text)
}

/** At the place that the words name, where there are several. */
function written(
  edit: SheetEdit,
  weekOf: (hours: OpeningHours) => Week | undefined,
  words = ''
): Answer {
  const place = edit.place(words)
  if ('which' in place) return place
  const at = edit.writer.place(place.one)
  const week = weekOf(at.opening_hours)
  if (!week) return edit.cannot('hours_unreadable')
  if (isNeverOpen(at.opening_hours, week)) return edit.cannot('week_emptied')
  edit.writer.putDays(at, week)
  edit.writer.dropSuggestions('where.opening_hours')
  return edit.done('fact', { fact: edit.language.facts.hours[0] })
}
