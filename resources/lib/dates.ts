const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const ago = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

const withTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** "November 20, 2025 at 9:41 AM", where several things happen on one day. */
export function longDateTime(iso: string): string {
  return withTime.format(new Date(iso))
}

/** "November 20, 2025", the specification's format of days. */
export function longDate(iso: string): string {
  return long.format(new Date(iso))
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const shortDayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** "Saturday, March 14" for a day such as 2026-03-14. */
export function namedDay(day: string): string {
  return dayFormat.format(new Date(day))
}

/** "Mar 14". */
export function shortDay(day: string): string {
  return shortDayFormat.format(new Date(day))
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** "2 minutes ago", in the largest unit that fits; under a minute it is just now. */
export function timeAgo(iso: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000)
  const fitting = units.find(([, size]) => seconds >= size)
  if (!fitting) return 'just now'
  const [unit, size] = fitting
  return ago.format(-Math.floor(seconds / size), unit)
}
