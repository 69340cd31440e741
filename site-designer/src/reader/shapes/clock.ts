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
 * that the clause writes times from 0 to 24; `after` is when the span before it on that day ends.
 */
export function timeSpan(
  opens: ClockTime,
  closes: ClockTime,
  { is24 = false, after }: { is24?: boolean; after?: string } = {}
): TimeSpan | undefined {
  const start = minutesOf(opens)
  const end = minutesOf(closes)
  const hours = halves(opens, closes, { is24, after })
  if (!hours) return undefined
  return { opens: clock(start + 60 * hours[0]), closes: clock(end + 60 * hours[1]) }
}

const noon = 12 * 60
const minutesOf = ({ hour, minute, half }: ClockTime) =>
  (half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour) * 60 + minute
const clock = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

type Shift = [opens: number, closes: number]

/** The hours to add to each, 0 or 12. */
function halves(
  opens: ClockTime,
  closes: ClockTime,
  { is24, after }: { is24: boolean; after?: string }
): Shift | undefined {
  const [start, end] = [minutesOf(opens), minutesOf(closes)]
  if (opens.isExact && closes.isExact) return [0, 0]
  if (is24) return end > start || opens.isExact || closes.isExact ? [0, 0] : undefined
  if (closes.half && !opens.isExact) return toKnownHalf(start, end, closes.half)
  if (opens.half && !closes.isExact) return fromKnownHalf(start, end)
  if (closes.isExact) return [0, 0]
  if (opens.isExact) return [0, end <= start && end + noon > start ? 12 : 0]
  return fromBareHours(start, end, after)
}

/** "9-5pm", "2-5pm", "6-2am". "8-10pm" could open in the morning. */
function toKnownHalf(start: number, end: number, half: 'am' | 'pm'): Shift | undefined {
  const morning = start % noon
  if (half === 'am') {
    if (end === 0) return undefined
    return morning < end ? [start === morning ? 0 : -12, 0] : [start === morning ? 12 : 0, 0]
  }
  const isLater = morning + noon < end
  if (!isLater) return [start === morning ? 0 : -12, 0]
  const hour = morning / 60
  if (hour < 7 || (hour < 8 && end - noon - morning <= 4 * 60))
    return [start === morning ? 12 : 0, 0]
  return undefined
}

/** "9am-5", "6pm-2". "7am-11" could end at night. */
function fromKnownHalf(start: number, end: number): Shift | undefined {
  const hand = end % noon
  const shift = (to: number): Shift => [0, (to - end) / 60]
  if (start >= noon) return shift(hand > start - noon ? hand + noon : hand)
  if (hand <= start) return shift(hand + noon)
  return undefined
}

/** "9-5", "1-5"; "6-9" and "5-2" could be either. */
function fromBareHours(start: number, end: number, after?: string): Shift | undefined {
  const from = start / 60
  if (after && start < minutesOf(clockTime(after)!)) {
    return start + noon < 24 * 60 && end > start ? [12, 12] : undefined
  }
  if (from >= 12) return end < noon ? [0, 12] : undefined
  if (end <= start) {
    if (from < 6 || (from < 7 && end <= 2 * 60)) return undefined
    return [0, 12]
  }
  if (from < 5) return end < noon ? [12, 12] : undefined
  return from >= 8 && end >= noon && end < noon + 60 ? [0, 0] : undefined
}
