import type { Slot, SlotsOf } from '#designer/instructions/language/slots'
import type { Answer, Revision } from '#designer/instructions/sheet/revision'
import { daysIn, type Week } from '#designer/reader/hours/typed_hours'
import { inFigures } from '#designer/instructions/values/spoken_clock'
import { closedOn, setWeek, weekSaid, weekWithEnd } from '#designer/instructions/values/week'
import type { OpeningHours, Weekday } from '#designer/sheet/sheet'

const AT =
  /\b(?:at|by) (?<clock>(?:half past |quarter past |quarter to |half )?(?:\d[\d:.]*(?: ?[ap]m)?|[a-z]+))/iu

/** "We are closed on Mondays", "open on Fridays from 9 to 5", "Mon–Fri 9:00–17:00". */
export function setHours(revision: Revision, slots: SlotsOf, { isClosed = false } = {}): Answer {
  const { days: daysSlot, times, hours, said } = slots
  const { code } = revision.language
  if (hours) return setHoursTo(revision, undefined, hours, said?.text)
  const days = daysSlot && daysIn(daysSlot.text, code)
  if (!days) return revision.cannot('hours_unreadable')
  // "We shut at five on Saturdays" says when, and not that it is shut all day.
  const clock = isClosed ? AT.exec(said?.text ?? '')?.groups?.clock : undefined
  if (clock && /^\d/.test(inFigures(clock, code)))
    return setOneEnd(revision, { ...slots, clock: { ...said, text: clock } }, 'closes')
  return isClosed
    ? written(revision, () => closedOn(days))
    : setHoursTo(revision, days, times, said?.text)
}

/** Days that are not named stay as they are. */
export function setHoursTo(
  revision: Revision,
  days: Weekday[] | undefined,
  value: Slot,
  at = value.text
): Answer {
  return written(revision, (hours) => weekSaid({ days, value }, hours, revision.language), at)
}

/** "We close at 6 on Fridays": the other end of the day stays. */
export function setOneEnd(
  revision: Revision,
  { days, clock, said }: SlotsOf,
  end: 'opens' | 'closes'
): Answer {
  const { language } = revision
  return written(
    revision,
    (hours) => weekWithEnd({ days, clock, end }, hours, language),
    said?.text
  )
}

/** At the place that the words name, where there are several. */
function written(
  revision: Revision,
  weekOf: (hours: OpeningHours) => Week | undefined,
  words = ''
): Answer {
  const place = revision.place(words)
  if ('which' in place) return place
  const hours = place.one.opening_hours
  const week = weekOf(hours)
  if (!week) return revision.cannot('hours_unreadable')
  if (!setWeek(hours, week)) return revision.cannot('week_emptied')
  revision.edited('where.opening_hours')
  return revision.done('fact', { fact: revision.language.facts.hours[0] })
}
