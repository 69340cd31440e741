const dayWords: [RegExp, number][] = [
  [/^(mon|pazartesi|pzt)/, 0],
  [/^(tue|salı|sali)/, 1],
  [/^(wed|çarşamba|carsamba)/, 2],
  [/^(thu|perşembe|persembe)/, 3],
  [/^(fri|cuma(?!r))/, 4],
  [/^(sat|cumartesi)/, 5],
  [/^(sun|pazar(?!t))/, 6],
]
const day =
  '(?:mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:nesday)?s?|thu(?:rs?|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|pazartesi|salı|çarşamba|perşembe|cumartesi|cuma|pazar)'
/** One day, or the first and the last of several. */
const group = `(?:${day}\\.?(?:\\s*(?:-|–|—|to|through|thru|until|till|ile)\\s*${day}\\.?)?)`
/** Behind days that were named: all that were not. */
export const otherDays = '(?:(?:all )?(?:the )?other days|(?:the )?rest of the week)'
const some = `(?:${group}|(?:every |each )?(?:weekdays?|weekends?))`
export const days = `(?:${some}(?:\\s*(?:,|and|&|\\/|ve)\\s*${some})*|(?:every|each)\\s?(?:day|evening|night|morning|afternoon)|daily|nightly|all week|seven days(?: a week)?|7 days(?: a week)?|${otherDays}|her gün|hafta içi|hafta sonu)`
export const clock = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*(am|pm|a\\.m\\.|p\\.m\\.)?'

/** The days a phrase names, Monday = 0. */
export function daysIn(words: string): number[] {
  const text = words.toLocaleLowerCase('en')
  const everyDay =
    /(?:every|each)\s?(?:day|evening|night|morning|afternoon)|daily|nightly|all week|seven|7 days|other days|rest of|her gün/
  if (everyDay.test(text)) return [0, 1, 2, 3, 4, 5, 6]

  const found = new Set<number>()
  for (const part of text.split(/\s*(?:,|\band\b|&|\/|\bve\b)\s*/)) {
    if (/weekday|hafta içi/.test(part)) [0, 1, 2, 3, 4].forEach((at) => found.add(at))
    if (/weekend|hafta sonu/.test(part)) [5, 6].forEach((at) => found.add(at))
    const [from, to] = part.split(
      /\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b|\btill\b|\bile\b)\s*/
    )
    const first = dayOf(from ?? '')
    if (first === undefined) continue
    const last = dayOf(to ?? '') ?? first
    for (let at = first; ; at = (at + 1) % 7) {
      found.add(at)
      if (at === last) break
    }
  }
  return [...found].sort((a, b) => a - b)
}

function dayOf(word: string): number | undefined {
  const text = word.trim()
  return dayWords.find(([pattern]) => pattern.test(text))?.[1]
}

/** Minutes after midnight. */
export function minutes(hour?: string, minute?: string, half?: string): number {
  const late = /^p/i.test(half ?? '') && Number(hour) < 12
  const midnight = /^a/i.test(half ?? '') && Number(hour) === 12
  return ((Number(hour) + (late ? 12 : midnight ? -12 : 0)) % 25) * 60 + Number(minute ?? 0)
}
