import type { Clock } from '#designer/instructions/values/hours/clock'
import type { HoursWords } from '#designer/instructions/values/hours/words'

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const day =
  '(?:mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:nesday)?s?|thu(?:rs?|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?)\\.?'
const range = `${day}(?:\\s*(?:-|–|—|to|through|thru|until|till)\\s*${day})?`
const some = `(?:${range}|(?:every |each )?(?:weekdays?|weekends?))`
const everyDay =
  '(?:every|each)\\s?day|daily|all week|seven days(?: a week)?|7 days(?: a week)?|(?:all )?(?:the )?other days|(?:the )?rest of the week'
const daysJoinedBy = (mark: string) => `(?:${some}(?:\\s*(?:${mark})\\s*${some})*|${everyDay})`

const half = '(?:\\s*(?:am|pm|a\\.m\\.?|p\\.m\\.?)(?!\\p{L}))?'
const clock = `(?:(?:half|quarter)(?:\\s(?:past|to))?\\s\\d{1,2}(?!\\d)${half}|\\d{1,2}(?:[:.]\\d{2})?(?!\\d)${half}|midnight|noon|midday)(?:\\s?o'?clock)?`
// "5-8 years", "9-12%": no times of day.
const noTime =
  '(?![\\d€£$%]|[:.]\\d|\\s*(?:years?|year-olds?|yrs|weeks?|months?|mins?|minutes?|hours?|people|miles?|km|kg|st|nd|rd|th)(?!\\p{L}))'
const span = `(?<![\\d€£$]|\\d[:.-])(?<from>${clock})\\s*(?:-|–|—|to|until|till|til)\\s*(?<to>${clock})${noTime}`

const between =
  "we|we're|are|is|it|our|its|the|from|at|on|and|then|again|but|also|only|open|opens|opening|hours|times|now|all day"

const piecesWith = (mark: string) =>
  new RegExp(
    `${span}|(?<!\\p{L})(?:(?<days>${daysJoinedBy(mark)})|(?<closed>(?:closed|shut)(?!\\s(?:at(?! weekends?)|by|from|around|for)(?!\\p{L}))|not open)|(?<except>except|excluding|apart from|but not))(?!\\p{L})`,
    'gu'
  )

export const english: HoursWords = {
  pieces: [piecesWith(',|and|&|\\/'), piecesWith('and|&|\\/')],
  between: new RegExp(`^(?:(?:${between})(?!\\p{L})|[\\s,;:.()&+–-])*$`, 'u'),
  cue: /(?<!\p{L})(?:open|opens|opening|hours|times|closed|shut)(?!\p{L})/u,
  around: new RegExp(
    `^(?:(?:${between}|change|make|set|update|use|put|write|them|to|be|should|new|please|pls|thanks|all|still|too)(?!\\p{L})|[^\\p{L}])*$`,
    'u'
  ),
  beyond:
    /(?<!\p{L})(?:lunch|break|or|by appointment|bank holidays?|summer|winter|spring|autumn|season|january|february|march|april|may|june|july|august|september|october|november|december|first|second|last|alternate|class(?:es)?|lessons?|quiz|karaoke|live music|rehearsals?|mass|check[- ]?in|check[- ]?out|ladies|women|men|kids|children|members|late|24\/7|round the clock)(?!\p{L})/u,
  otherDays: /other days|rest of the week/,
  exceptStandsBehind: false,
  daysIn,
  clockOf,
}

function daysIn(words: string): number[] {
  if (new RegExp(`^(?:${everyDay})$`).test(words)) return [0, 1, 2, 3, 4, 5, 6]
  const found = new Set<number>()
  for (const part of words.split(/\s*(?:,|\band\b|&|\/)\s*/)) {
    if (/weekday/.test(part)) [0, 1, 2, 3, 4].forEach((at) => found.add(at))
    if (/weekend/.test(part)) [5, 6].forEach((at) => found.add(at))
    const ends = part.split(/\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b|\btill\b)\s*/)
    const [first, last = first] = ends.map((word) => names.indexOf(word.trim().slice(0, 3)))
    for (let at = first; at >= 0 && last >= 0; at = (at + 1) % 7) {
      found.add(at)
      if (at === last) break
    }
  }
  return [...found].sort((a, b) => a - b)
}

function clockOf(words: string): Clock | undefined {
  if (/midnight/.test(words)) return { at: 24 * 60, exact: true }
  if (/noon|midday/.test(words)) return { at: 12 * 60, exact: true }
  const [, hour, minute = '0'] = /(\d{1,2})(?:[:.](\d{2}))?/.exec(words)!
  const letter = /\d\s*([ap])\.?m/.exec(words)?.[1]
  // "Half 5" is half past in English; "quarter to" stands before the hour.
  const spoken = /half/.test(words)
    ? 30
    : /quarter to/.test(words)
      ? -15
      : /quarter/.test(words)
        ? 15
        : 0
  const past = Number(minute) + spoken
  if (Number(hour) > 24 || past > 59) return undefined
  const at = Number(hour) * 60 + past
  if (!letter) return { at, exact: Number(hour) > 12 || hour.startsWith('0') }
  const late = letter === 'p'
  return { at: (at % (12 * 60)) + (late ? 12 * 60 : 0), half: late ? 'pm' : 'am', exact: true }
}
