import type { EventsSection, HoursSection, Row, TimetableSection } from '#designer/site/site'
import type { FillDesk } from '#designer/fill/desk'
import type { Props } from '#designer/fill/props'
import { classDays, hoursRows, isOnlyClosed } from '#designer/fill/schedule'

export function hours(desk: FillDesk): Props<HoursSection> {
  return { heading: hoursHeading(desk), rows: hourRows(desk) }
}

/** Who says only when not to come is not asked when to. */
export function hoursHeading(desk: FillDesk): string {
  const { brief, copy } = desk
  const [plain] = copy.headings.hours
  return brief.hours && isOnlyClosed(brief.hours.value)
    ? plain
    : desk.pick('hours', copy.headings.hours)
}

export function hourRows({ brief, copy }: FillDesk): Row[] {
  if (brief.hours) return hoursRows(brief.hours.value, copy)
  return [{ label: copy.labels.hours, value: { todo: copy.todo.hours } }]
}

export function timetable(desk: FillDesk): Props<TimetableSection> {
  const { brief, copy } = desk
  const heading = desk.pick('timetable', copy.headings.timetable)
  const days = classDays(brief.classes, copy)
  return days.length > 0
    ? { heading, days }
    : { heading, days: [], note: { todo: copy.todo.class } }
}

export function events(desk: FillDesk): Props<EventsSection> {
  const { brief, copy } = desk
  const words = copy.parts.events
  const said = brief.events ?? []
  const open = { day: { todo: words.day }, what: { todo: words.what } }
  return {
    heading: desk.pick('events', words.headings),
    events: said.length > 0 ? said : [open, open, open],
  }
}
