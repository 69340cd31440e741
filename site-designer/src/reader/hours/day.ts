import type { DayHours, TimeSpan } from '#designer/sheet/sheet'
import type { Said } from '#designer/reader/hours/said'

/** Both hours of a day, where they are the same or one is over before the other begins. */
export function joined(one: DayHours | undefined, other: DayHours): DayHours | undefined {
  if (!one || JSON.stringify(one) === JSON.stringify(other)) return other
  const spans = [...one.spans, ...other.spans].sort((a, b) => a.opens.localeCompare(b.opens))
  const isApart = spans.every(({ opens, closes }, at) => {
    const isLast = at === spans.length - 1
    return isLast || (opens < closes && closes <= spans[at + 1].opens)
  })
  return isApart && one.spans.length > 0 && other.spans.length > 0 ? { spans } : undefined
}

/** The hours without a break: parted by its times; as typed where it names a part of the day. */
export function withBreak(
  { spans, text }: DayHours,
  { hours, typed }: Said,
  said: Said[]
): DayHours | undefined {
  if (text !== undefined || spans.length === 0) return undefined
  const [closed] = hours.spans
  if (!closed) return { spans: [], text: [...said.map((one) => one.typed), typed].join(', ') }
  const left = spans.flatMap((span) => without(span, closed))
  return left.length > spans.length ? { spans: left } : undefined
}

function without({ opens, closes }: TimeSpan, closed: TimeSpan): TimeSpan[] {
  const isInside = opens < closed.opens && closed.opens < closed.closes && closed.closes < closes
  if (!isInside) return [{ opens, closes }]
  return [
    { opens, closes: closed.opens },
    { opens: closed.closes, closes },
  ]
}
