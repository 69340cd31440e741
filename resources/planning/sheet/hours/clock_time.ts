/** Converts a typed time ("9", "9.30", "1730", "5pm") to "09:30"; other texts are returned as typed. */
export function clockTime(typed: string): string {
  const [, hour, minute = '00', half] = TYPED.exec(typed.trim()) ?? []
  if (hour === undefined) return typed.trim()
  const hours = inDay(Number(hour), half?.toLowerCase())
  if (hours === undefined || Number(minute) > 59) return typed.trim()
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** Whether a text has the form "09:30". */
export function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

const TYPED = /^(\d{1,2})(?:[:.h ]?(\d\d))?\s?([ap])?\.?(?:m\.?)?h?$/i

function inDay(hour: number, half: string | undefined): number | undefined {
  if (half) return hour >= 1 && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : undefined
  if (hour > 24) return undefined
  return hour % 24
}
