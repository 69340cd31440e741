import { endOf } from '#designer/facts/opening/clock'
import type { ToldTimes } from '#designer/facts/opening/told_times'
import type { OpenAt } from '#designer/facts/rest_of_week'

/** The hours of a week out of all that was told of them, without the days that are closed. */
export function settled({ open, breaks, until }: ToldTimes, closed: number[]): OpenAt[] {
  const kept = withoutClashes(open)
    .map((entry) => ({ ...entry, days: entry.days.filter((day) => !closed.includes(day)) }))
    .filter((entry, at) => entry.days.length > 0 || open[at].days.length === 0)
  return until.reduce(endedBy, kept).flatMap((entry) => parted(entry, breaks))
}

/** "Daily 9-5, Sundays 10-4": what is said of fewer days holds on them; of the same, what came first. */
function withoutClashes(open: OpenAt[]): OpenAt[] {
  return open.map((entry, at) => ({
    ...entry,
    days: entry.days.filter(
      (day) =>
        !open.some(
          (other, place) =>
            other !== entry &&
            other.for === entry.for &&
            other.days.includes(day) &&
            overlap(entry, other) &&
            (other.days.length < entry.days.length ||
              (other.days.length === entry.days.length && place < at))
        )
    ),
  }))
}

function overlap(one: OpenAt, other: OpenAt): boolean {
  return one.from < other.to && other.from < one.to
}

/** "Mon-Fri 9-5, Fridays till 9". An end without a beginning says too little. */
function endedBy(open: OpenAt[], { days, to }: ToldTimes['until'][number]): OpenAt[] {
  return open.flatMap((entry) => {
    const isLast = (day: number) =>
      !open.some((other) => other.days.includes(day) && other.from > entry.from)
    const changed = entry.for ? [] : entry.days.filter((day) => days.includes(day) && isLast(day))
    if (changed.length === 0) return [entry]
    const rest = entry.days.filter((day) => !changed.includes(day))
    const ended = { ...entry, days: changed, to: endOf(to, entry.from) }
    return rest.length > 0 ? [{ ...entry, days: rest }, ended] : [ended]
  })
}

/** A day without its break: "9-5, closed for lunch 1 to 2" is 9-1 and 2-5. */
function parted(entry: OpenAt, breaks: OpenAt[]): OpenAt[] {
  const pause = breaks.find(
    ({ days, from, to }) =>
      entry.from < from &&
      to < entry.to &&
      (days.length === 0 || days.some((day) => entry.days.includes(day)))
  )
  if (!pause) return [entry]
  const during = entry.days.filter((day) => pause.days.length === 0 || pause.days.includes(day))
  const others = entry.days.filter((day) => !during.includes(day))
  const halves = [
    { ...entry, days: during, to: pause.from },
    { ...entry, days: during, from: pause.to },
  ]
  return [...(others.length > 0 ? [{ ...entry, days: others }] : []), ...halves].flatMap((part) =>
    parted(
      part,
      breaks.filter((other) => other !== pause)
    )
  )
}
