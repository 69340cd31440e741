import { boardOf } from '#designer/fill/board'
import { clockOf } from '#designer/fill/clock'
import type { FillContext } from '#designer/fill/context'
import { placeOwnWords } from '#designer/fill/own_words'
import { placeAt } from '#designer/fill/place_section'
import type { Props } from '#designer/fill/props'
import { hasGrid, hoursRows, isOnlyClosed, notesOf } from '#designer/fill/schedule'
import { singleDates, timetableDays } from '#designer/fill/timetable'
import type { Place } from '#designer/sheet/sheet'
import type { Row } from '#designer/site/content'

export function hours(context: FillContext): Props<'hours'> {
  const place = placeAt(context.sheet)
  const note = whenNote(context, place)
  return {
    heading: hoursHeading(context, place),
    // The hero's board says the week already.
    rows: boardsHours(context) && note ? [] : hourRows(context, place),
    ...(note ? { note } : {}),
  }
}

/** What no row of the week can hold. */
export function whenNote({ copy, sheet }: FillContext, place: Place): string | undefined {
  const asked = place.by_appointment?.value ? copy.byAppointment : undefined
  const said = placeOwnWords(sheet).beside.hours.map((one) => one.replace(/\.$/, ''))
  return [notesOf(place.opening_hours), asked, ...said].filter(Boolean).join('. ') || undefined
}

/** Who says only when not to come is not asked when to. */
export function hoursHeading(context: FillContext, { opening_hours: told }: Place): string {
  const { headings } = context.copy
  return context.heading('hours', isOnlyClosed(told) ? headings.hours.slice(0, 1) : headings.hours)
}

export function hourRows(
  { copy, language, sheet }: FillContext,
  { opening_hours: told }: Place
): Row[] {
  if (hasGrid(told)) return hoursRows(told, language, clockOf(sheet))
  return told.notes.length > 0
    ? []
    : [{ label: copy.labels.hours, value: { todo: copy.todo.hours } }]
}

/** Whether the hero's board says when it is open. */
export function boardsHours({ sheet, outline }: FillContext): boolean {
  return outline.artefact === 'week' && boardOf(sheet) === 'hours'
}

/** Whether a section or the hero's board says when it is open. */
export function tellsWhen(context: FillContext): boolean {
  return context.kinds.has('visit') || context.kinds.has('hours') || boardsHours(context)
}

export function timetable(context: FillContext): Props<'timetable'> {
  const { copy, sheet } = context
  const heading = context.heading('timetable', copy.headings.timetable)
  const days = timetableDays(sheet)
  return days.length > 0
    ? { heading, days }
    : { heading, days: [], note: { todo: copy.todo.class } }
}

/** What happens on a date, in the order in which it was told. */
export function events(context: FillContext): Props<'events'> {
  const { sheet } = context
  const words = context.copy.parts.events
  const open = { day: { todo: words.day }, what: { todo: words.what } }
  const said = singleDates(sheet).map(({ when, title, place, link }) => ({
    day: when,
    what: title,
    ...(place ? { detail: place } : {}),
    ...(link ? { href: link } : {}),
  }))
  return {
    heading: context.heading('events', words.headings),
    events: said.length > 0 ? said : [open, open, open],
  }
}

/** Closed for a while: each place that is. */
export function notice({ copy, sheet }: FillContext): Props<'notice'> {
  const { heading, todo } = copy.parts.notice
  const several = sheet.where.length > 1
  const said = sheet.where.flatMap(({ closed_until: date, label, locality }) => {
    const which = several ? (label ?? locality)?.value : undefined
    return date ? [[which, copy.closedUntil(date.value)].filter(Boolean).join(': ')] : []
  })
  return { heading, text: said.length > 0 ? [...new Set(said)].join(' ') : { todo } }
}
