import type { TimeSpan } from '#designer/sheet/sheet'

/** A time as it was typed: "9", "9.30", "9am", "09:00", "18 Uhr", "noon". */
export interface ClockTime {
  hour: number
  minute: number
  half?: 'am' | 'pm'
  /** Nothing is open about it: "09:00", "18", "noon". */
  isExact: boolean
  /** Minutes or a word such as "Uhr" stand beside it. */
  isMarked: boolean
}

/** Fits a time at the start of a text; bare digits are one only where a clause of hours says so. */
export const clockPattern = String.raw`(?:12 )?(?:noon|midday|midnight|mittag|mitternacht|midi|minuit|mediodía|medianoche|mezzogiorno|mezzanotte)(?![\p{L}\d])|(?:0\d|1\d|2[0-4])[0-5]\d(?=\s?[-–—]\s?(?:0\d|1\d|2[0-4])[0-5]\d(?!\d)|(?<=(?:0\d|1\d|2[0-4])[0-5]\d\s?[-–—]\s?\d{4})(?!\d))|(?:[01]?\d|2[0-4])(?:\s?[:.hu][0-5]\d)?(?!\d)(?:\s?(?:[ap]\.m\.|[ap]m(?![\p{L}\d])|(?<=\d)[ap](?![\p{L}\d.'’])|(?:uhr|uur|heures|ore|horas|hrs?|h|u|o['’]clock)(?![\p{L}\d])))?(?![.:]\d|\s?[€£$₺%]|\p{L})`

const shape =
  /^(?<hour>\d{1,2}?)(?:\s?(?<mark>[:.hu])?(?<minute>\d{2}))?\s?(?:(?<half>[ap])\.?m?\.?$|(?<word>\p{L}.*))?$/iu

export function clockTime(typed: string): ClockTime | undefined {
  const name = typed.toLowerCase().replace('12 ', '')
  if (/^[^\d]/.test(name)) {
    const isMidnight = /mid(?!d)|minuit|nacht|noche|notte/.test(name)
    return { hour: isMidnight ? 0 : 12, minute: 0, isExact: true, isMarked: true }
  }
  const found = shape.exec(typed)?.groups
  if (!found) return undefined
  const [hour, minute] = [Number(found.hour), Number(found.minute ?? 0)]
  const half = found.half && ((found.half.toLowerCase() + 'm') as 'am' | 'pm')
  if (hour > 24 || minute > 59 || (half && (hour > 12 || hour === 0))) return undefined
  return {
    hour: hour % 24,
    minute,
    ...(half ? { half } : {}),
    isExact: Boolean(half) || hour > 12 || hour === 0 || found.hour.startsWith('0'),
    isMarked: found.minute !== undefined || found.word !== undefined,
  }
}

/**
 * The span between two times, or undefined where it could be meant in two ways ("6-9"). `is24` says
 * that times are written from 0 to 24; `after` is when the span before it on that day ends.
 */
export function timeSpan(
  opens: ClockTime,
  closes: ClockTime,
  { is24 = false, after = '00:00' }: { is24?: boolean; after?: string } = {}
): TimeSpan | undefined {
  const isSure = [opens, closes].every(({ isExact }) => isExact)
  const last = minutesOf(clockTime(after)!)
  const spans = meaningsOf(opens, is24).flatMap((start) =>
    meaningsOf(closes, is24, opens).map((end) => ({ start, end: end > start ? end : end + day }))
  )
  const possible = spans.filter(
    (span) => isSure || (span.start >= last && isUsual(span, { opens, closes, is24 }))
  )
  const [only] = possible
  return possible.length === 1 ? { opens: clock(only.start), closes: clock(only.end) } : undefined
}

const noon = 12 * 60
const day = 24 * 60
const minutesOf = ({ hour, minute }: ClockTime) => hour * 60 + minute
const clock = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** The minutes of the day that a time can mean: "6" is either, "12" is noon but for who opens later. */
function meaningsOf(time: ClockTime, is24: boolean, opens?: ClockTime): number[] {
  const minutes = minutesOf(time)
  if (time.half) return [(minutes % noon) + (time.half === 'pm' ? noon : 0)]
  if (time.isExact || is24) return [minutes]
  if (time.hour === 12) return [opens?.half === 'pm' ? minutes + noon : minutes]
  return [minutes, minutes + noon]
}

/** Whether a business may well be open then, as far as its times are not told exactly. */
function isUsual(
  { start, end }: { start: number; end: number },
  { opens, closes, is24 }: { opens: ClockTime; closes: ClockTime; is24: boolean }
): boolean {
  const isNight = end > day
  if (is24) return !isNight || opens.isExact || closes.isExact
  // Who opens before seven does not stay open until the evening: "5 to 6.30 pm" is a class.
  const most = opens.isExact ? 17 : start < 7 * 60 ? 12 : 14.5
  if (end - start > most * 60 || (!opens.isExact && start < 5 * 60)) return false
  if (!isNight) return true
  // "6-2": a bar, or a bakery; "8-2" is the day.
  const [from, to, until] = opens.isExact || closes.isExact ? [12, 24, 30] : [17, 19, 26]
  return start >= from * 60 && start < to * 60 && end <= until * 60
}
