import { capital, sentencesOf, typographic } from '#planning/designers/builtin/normalise'

export interface DatedEvent {
  /** As it was written. */
  day: string
  /** `2026-05-12`, where the year was named. */
  date?: string
  time?: string
  what: string
}

const months = [
  'january|jan|ocak',
  'february|feb|şubat',
  'march|mar|mart',
  'april|apr|nisan',
  'may|mayıs',
  'june|jun|haziran',
  'july|jul|temmuz',
  'august|aug|ağustos',
  'september|sept|sep|eylül',
  'october|oct|ekim',
  'november|nov|kasım',
  'december|dec|aralık',
]
const month = `(?:${months.join('|')})`
const end = '(?![\\p{L}\\d])'
const dayMonth = `(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+(${month})(?:,?\\s+(20\\d\\d))?${end}`
const monthDay = `(${month})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(20\\d\\d))?${end}`
const dated = new RegExp(`(?<![\\p{L}\\d–-])(?:${dayMonth}|${monthDay})`, 'iu')
const clock = /(?<!\d)(?:at\s+|saat\s+)?((?:[01]?\d|2[0-3])[:.][0-5]\d|\d{1,2}\s?(?:am|pm))(?!\d)/i
const shut =
  /\bclosed?\b|holiday|kapalı|tatil|\bsince\b|\bopened\b|\bopening\b|\bopen (?:since|from|until|on)\b|\bborn\b/i

/** What happens on a day that the text names: "Wine tasting on 12 May at 19:00". In date order where all years are named. */
export function findEvents(text: string): DatedEvent[] {
  const found: (DatedEvent & { order: number })[] = []
  const parts = sentencesOf(text).flatMap((sentence) => sentence.split(/;|,\s(?=[^,]*\d)/))
  for (const part of parts) {
    const match = dated.exec(part)
    if (!match || shut.test(part)) continue
    const [whole, day1, month1, year1, month2, day2, year2] = match
    const day = Number(day1 ?? day2)
    const at = months.findIndex((names) =>
      new RegExp(`^(?:${names})$`, 'iu').test(month1 ?? month2)
    )
    const year = year1 ?? year2
    const rest = part.replace(whole, ' ')
    const time = clock.exec(rest)
    const what = titleOf(time ? rest.replace(time[0], ' ') : rest)
    if (!what || day < 1 || day > 31) continue
    found.push({
      day: whole.trim(),
      ...(year ? { date: `${year}-${twoDigits(at + 1)}-${twoDigits(day)}` } : {}),
      ...(time ? { time: time[1].replace('.', ':') } : {}),
      what,
      order: Number(year ?? 0) * 400 + at * 31 + day,
    })
  }
  // Without all years the order is the owner's.
  if (found.every(({ date }) => date)) found.sort((a, b) => a.order - b.order)
  return found.map(({ order: _, ...event }) => event).slice(0, 12)
}

/** What is left of a line without its date and time, where that names something. */
function titleOf(words: string): string | undefined {
  const title = words
    .replace(
      /(?:^|\s)(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|on|at|from|the)(?=\s*(?:[,:–-]|$))/giu,
      ' '
    )
    .replace(
      /^(?:[\s,:;•*–-]|(?:events?|dates?|coming up|etkinlikler?)\s*:|(?:and|then|on|next|we (?:have|host|hold) an?)\s)+/giu,
      ''
    )
    .replace(/[\s,.:;–-]+$/u, '')
    .replace(/\s(?:on|at|from)$/i, '')
    .replace(/\s+/g, ' ')
  const count = title.split(' ').length
  if (title.length < 4 || title.length > 70 || count > 9 || !/\p{L}{3}/u.test(title))
    return undefined
  return capital(typographic(title))
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
