import { clock, days, daysIn } from '#designer/facts/days'
import { beginning } from '#designer/facts/opening/evening'
import { namesThing, trimmed } from '#designer/facts/sane'
import { findTurkishClasses } from '#designer/facts/turkish/classes'
import type { ClassTime } from '#designer/facts/week'
import { capital } from '#designer/text/normalise'
import { languageOf, type Language } from '#designer/text/language'

interface Found {
  index: number
  times: ClassTime[]
}

const most = 40
// Neither hours ("18-20") nor a date ("12 May").
const noSpan =
  '(?![\\d:.]?\\d|\\s*(?:[ap]\\.?m\\b|(?:-|–|to|until|till)\\s*\\d|(?:st|nd|rd|th|of)\\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*))'
const what = "([\\p{L}][\\p{L}' -]{2,40}?)"
const ended = '(?=\\s*(?:[,.;\\n(]|$|\\sand\\s|&))'

// "Vinyasa on Mondays at 18:00".
const classThenDay = new RegExp(
  `${what}\\s*(?:classes?\\s*)?(?:on|every|,|:|-|–|(?=\\s(?:${days})\\b))\\s*(${days})\\s*(?:at|,|-|–)?\\s*${clock}${noSpan}((?:\\s*(?:,|and|&)\\s*(?:${days})\\s*(?:at\\s+)?\\d{1,2}(?:(?:[:.]\\d{2})|\\s*[ap]m)(?!\\s*(?:-|–|to|until)))*)`,
  'giu'
)
const further = new RegExp(`(${days})\\s*(?:at\\s+)?${clock}`, 'giu')
// "Monday 18:00 Vinyasa, 19:30 Yin".
const dayThenTime = new RegExp(
  `(?<![\\p{L}])(?<!\\b(?:open|opens|closed|until|till|by|before|after|from|to|next|this)\\s)(${days})\\.?\\s*(?:at|,|:|-|–)?\\s*${clock}${noSpan}\\s*(?:[:–-]\\s*)?(?<=[\\s–:-])${what}${ended}`,
  'giu'
)
const timeAgain = new RegExp(
  `^\\s*(?:,|;|and|&)\\s*${clock}${noSpan}\\s*(?:[:–-]\\s*)?(?<=[\\s–:-])${what}${ended}`,
  'iu'
)
// "Monday: Vinyasa 18:00, Yin 19:30".
const dayThenClass = new RegExp(
  `(?<![\\p{L}])(${days})\\.?\\s*[:–-]?\\s+${what}\\s+(?:at\\s+)?${clock}${noSpan}`,
  'giu'
)
const classAgain = new RegExp(`^\\s*(?:,|;|and|&)\\s*${what}\\s+(?:at\\s+)?${clock}${noSpan}`, 'iu')
// "Thursdays 8pm at the Corn Exchange", "every first Sunday 5pm": not the name of what takes place.
const leadsElsewhere =
  /^(?:at|in|on|before|after|by|for|with|to|every|near|or|per|is|are|st)\b|^the \p{Lu}|\b(?:inn|hall|church|market|centre|center|park|arms|pub|square|street|library)$|\b(?:first|second|third|fourth|last|every|each|next|this|other)$/iu
const tellsHours =
  /^(?:late )?(?:evenings?|nights?|mornings?|afternoons?)$|\b(?:open|closed|booked|late|until|till|from|onwards|doors|last|timetable|schedule|programme|midnight|noon|midday|rehearses?|meets?|runs|starts?|begins?|performs?|plays?|opens?|closes?|only)\b/i

/** "Vinyasa on Mondays at 18:00", "Monday 18:00 Vinyasa": what happens when. */
export function findClasses(text: string, language: Language = languageOf(text)): ClassTime[] {
  if (language === 'tr') return findTurkishClasses(text)

  // The order of the first class in the text is the order of all.
  const [first] = [inOrderOfClasses(text), inOrderOfTimes(text), inOrderOfDays(text)]
    .filter((found) => found.length > 0)
    .sort((one, other) => one[0].index - other[0].index)
  return (first ?? []).flatMap(({ times }) => times).slice(0, most)
}

function inOrderOfClasses(text: string): Found[] {
  return eachClass(text, classThenDay, (match) => {
    // "Every Tuesday 19:30 and Saturday 11:00": the same thing again.
    const again = [...match[6].matchAll(further)].map((more) => more.slice(1))
    return [match.slice(2, 6), ...again].flatMap(([day, ...time]) => at(day, time, match[1]))
  })
}

function inOrderOfTimes(text: string): Found[] {
  return eachClass(text, dayThenTime, (match, rest) => [
    ...at(match[1], match.slice(2, 5), match[5]),
    ...repeated(rest, timeAgain).flatMap((more) => at(match[1], more.slice(1, 4), more[4])),
  ])
}

function inOrderOfDays(text: string): Found[] {
  return eachClass(text, dayThenClass, (match, rest) => [
    ...at(match[1], match.slice(3, 6), match[2]),
    ...repeated(rest, classAgain).flatMap((more) => at(match[1], more.slice(2, 5), more[1])),
  ])
}

function eachClass(
  text: string,
  pattern: RegExp,
  read: (match: RegExpMatchArray, rest: string) => ClassTime[]
): Found[] {
  return [...text.matchAll(pattern)]
    .map((match) => ({
      index: match.index,
      times: read(match, text.slice(match.index + match[0].length)),
    }))
    .filter(({ times }) => times.length > 0)
}

/** The matches that stand one behind the other from the start of a text. */
function repeated(text: string, pattern: RegExp): RegExpExecArray[] {
  const match = pattern.exec(text)
  return match ? [match, ...repeated(text.slice(match[0].length), pattern)] : []
}

function at(
  day: string | undefined,
  [hour, minute, half]: (string | undefined)[],
  words: string
): ClassTime[] {
  if (leadsElsewhere.test(words)) return []
  const name = trimmed(
    words.replace(
      /^(?:and|with|we (?:have|offer|teach|run)|classes|the|a|open|opening hours)\b\s*/i,
      ''
    ),
    'en'
  )
  if (name.split(' ').length > 4 || tellsHours.test(name) || !namesThing(name, 'en')) return []
  const start = beginning({ hour, minute, half }, name, 'en')
  if (start === undefined) return []
  return daysIn(day ?? '').map((weekday) => ({ day: weekday, at: start, what: capital(name) }))
}
