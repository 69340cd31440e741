import { namesThing, trimmed } from '#designer/facts/sane'
import { languageOf, type Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import { capital, sentencesOf, typographic } from '#designer/text/normalise'

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
const weekday =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?:\sgünü)?)(?!\p{L})/giu
const clock =
  /(?<!\d)(?:(?:at|from|saat)\s+)?((?:[01]?\d|2[0-3])[:.][0-5]\d(?:\s?(?:am|pm)\b)?|\d{1,2}\s?(?:am|pm)\b)(?!\d)(?:['’]?[dt][ae]n?(?![\p{L}]))?/iu
const shut =
  /\bclosed?\b|\baway\b|holiday|(?<!\p{L})(?:kapalı|kapanı|açılıyor|tatil|bakımda|taşın)|\bsince\b|\bopened\b|\bopening (?!\p{L}+ on\b|party|night|weekend)|\bopen (?:since|from|until|on)\b|\bborn\b|\bbooked\b|(?<!\p{L})dolu(?!\p{L})/iu

/** What happens on a day that the text names: "Wine tasting on 12 May at 19:00". In date order where all years are named. */
export function findEvents(text: string, language: Language = languageOf(text)): DatedEvent[] {
  const found: (DatedEvent & { order: number })[] = []
  const parts = sentencesOf(text).flatMap((sentence) =>
    sentence.split(/;|,\s(?=[^,]*\d)/).map((part, at, all) => ({
      part,
      before: all[at - 1],
      after: all[at + 1] ?? '',
    }))
  )
  for (const { part, before, after } of parts) {
    const match = dated.exec(part)
    if (!match || shut.test(part)) continue
    const [whole, day1, month1, year1, month2, day2, year2] = match
    const day = Number(day1 ?? day2)
    const at = months.findIndex((names) =>
      new RegExp(`^(?:${names})$`, 'iu').test(month1 ?? month2)
    )
    const year = year1 ?? year2
    const rest = part.replace(whole, ' ')
    const alone =
      !/\p{L}{3}/u.test(rest.replace(weekday, ' ')) &&
      before !== undefined &&
      !dated.test(before) &&
      !shut.test(before)
    // "Swarm Control, 11 May, 10:00": day and hour each between commas.
    const time =
      clock.exec(rest) ?? (/^\s*[\d:.]+\s?(?:am|pm)?\W*$/.test(after) ? clock.exec(after) : null)
    // A span of days is no day: "20 December to 10 January", "27-31 July".
    if (
      dated.test(rest) ||
      /(?:\d\s?[-–]\s?|\b(?:to|until|till)\s)$/.test(part.slice(0, match.index))
    )
      continue
    const words = alone ? before : time ? rest.replace(time[0], ' ') : rest
    const what = titleOf(words, language)
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

// Folded: who speaks here says what they do, not what takes place.
const tellsOfUs =
  /(?<![\p{L}])(?:we|i|our|us)(?![\p{L}])|\p{L}(?:yoruz|yorum|[ae]cagiz|[dt][iu]k|[ae]r[iu]z)(?![\p{L}])/u

/** What is left of a line without its date and time, where that names something. */
function titleOf(words: string, language: Language): string | undefined {
  const bare = words
    .replace(
      /(?:^|\s)(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?:\sgünü)?|on|at|from|the)(?=\s*(?:[,:–-]|$))/giu,
      ' '
    )
    .replace(
      /^(?:[\s,:;•*–-]|(?:events?|dates?|coming up|next (?:up|concert|event|show|class|date)|workshops?|etkinlikler?(?:imiz)?|yaklaşan etkinlikler)\s*:|(?:and|then|on|next|we (?:have|host|hold|run) an?)\s)+/giu,
      ''
    )
    .replace(/\s+/g, ' ')
    // "Apple Day is", "açık atölye günümüz var": the date stood behind it.
    .replace(
      /\s(?:is|are|takes place|will be|starts?|var|olacak|yapılacak|düzenliyoruz)(?=[\s.!]*$)/iu,
      ''
    )
    // "18 Ekim’de": the ending stays where the date was.
    .replace(/(?:^|\s)['’](?:n?[dt][ae]n?|y?[ae])(?=\s|$)/giu, ' ')
  const title = trimmed(bare.replace(/[!.\s]+$/u, ''), language)
  const count = title.split(' ').length
  if (title.length < 4 || title.length > 70 || count > 9 || !/\p{L}{3}/u.test(title))
    return undefined
  if (tellsOfUs.test(fold(title)) || (count === 1 && !namesThing(title, language))) return undefined
  return capital(typographic(title.replace(/\s+/g, ' ')), language)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
