import { days, daysIn, otherDays } from '#designer/facts/days'
import type { Clock } from '#designer/facts/opening/clock'
import type { HoursWords } from '#designer/facts/opening/hours_words'

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const half = '(?:\\s*(?:am|pm|a\\.m\\.?|p\\.m\\.?)(?!\\p{L}))?'
const clock = `(?:(?:half|quarter)(?:\\s(?:past|to))?\\s\\d{1,2}(?!\\d)${half}|\\d{1,2}(?:[:.]\\d{2})?(?!\\d)${half}|midnight|noon|midday)(?:\\s?o['’]?clock)?`
// "5-8 years", "12-14 August", "9-12%": no times of day.
const noTime = `(?![\\d€£$%]|[:.]\\d|\\s*(?:years?|year-olds?|yrs|weeks?|months?|mins?|minutes?|hours?|people|miles?|km|kg|st|nd|rd|th|(?:of\\s)?${month}(?!\\p{L}))(?!\\p{L}))`
const span = `(?<![\\d€£$]|\\d[:.-])(?:between\\s+)?(?<from>${clock})\\s*(?:-|–|—|to|until|till|til|and(?<=between\\s[^,;]{1,12}))\\s*(?<to>${clock})${noTime}`
const until = `(?<!\\p{L})(?:until|till|til)\\s+(?<until>${clock})${noTime}`

const people =
  '(?:ladies|women|men|gents|gentlemen|girls|boys|families|kids|children|juniors|seniors|adults|non-members|members|mixed|everybody|everyone|general public|public)'
const forWhat = "(?:['’]s?)?(?:\\s(?:only|swim(?:ming)?|hours?|sessions?|nights?|days?|time))?"
const season = `${month}\\s*(?:-|–|to|until|till|through)\\s*${month}|summer|winter|spring|autumn|school holidays|term[- ]time`
const label = `(?<people>${people}${forWhat})|(?<service>lunch|dinner|supper|breakfast|brunch|afternoon tea|drop[- ]?offs?|pick[- ]?ups?|collections?|deliver(?:y|ies)|happy hour|phone lines?)|(?<room>shop|caf[eé]|kitchen|bar|restaurant|office|showroom|workshop|gallery|studio|bakery)|(?<season>${season})`
const word = (choices: string) => `(?<!\\p{L})(?:${choices})(?![\\p{L}])`

const leading =
  'we|are|is|was|our|its|the|from|between|at|on|every|each|open|opens|opening|hours|times|only|all day|evenings?|mornings?|afternoons?|nights?|late|lunch(?:time)?s?|session|swim|for|year round'
const elsewise =
  'classes|class|lessons?|quiz|bingo|karaoke|live music|rehearsals?|services?|mass|check[- ]?in|check[- ]?out'

export const englishHours: HoursWords = {
  pieces: new RegExp(`${span}|${until}|${word(`(?<days>${days})`)}|${word(label)}`, 'giu'),
  clockOf,
  daysIn,
  lead: new RegExp(`^[\\s,:(–-]*(?:(?:we['’]re|${leading})(?!\\p{L})[\\s,:(–-]*)*$`, 'iu'),
  further: /^[\s,;&+/]*(?:(?:and|then|again|from|between)[\s,]*)*$/i,
  toEnd: /^\s*(?:(?:we['’]re|we are|open|opening|late|nights?|evenings?)\s+)*$/i,
  follow: /^\s*,?\s*\(?\s*(?:(?:open|on|at|the|every|each)\s+)*$/i,
  trail: /^\s*\(?\s*(?:for\s+|is\s+)?(?:the\s+)?$/i,
  either: /^\s*,?\s*or\s+(?:from\s+|between\s+)?$/i,
  opens: /\bopen/i,
  opensBefore: /\bopen(?:ing (?:hours|times))?\s*:?\s+(?:from\s+|between\s+)?$/i,
  opensBehind: /^\s*opening (?:hours|times)\b/i,
  early: /\b(?:mornings?|breakfast|brunch)\b/i,
  late: /\b(?:evenings?|nights?|nightly|afternoons?|dinner|supper)\b/i,
  otherDays: new RegExp(otherDays, 'i'),
  shut: /^:?\s*(?:closed|shut|by (?:prior )?appointment)/i,
  elseBefore: new RegExp(
    `(?<!\\p{L})(?:${elsewise})[\\s:,(]*(?:(?:is|are|on|from|every|only)\\s+)*$`,
    'iu'
  ),
  elseBehind: new RegExp(`^\\s*(?:for\\s(?:an?\\s|the\\s)?)?(?:${elsewise})(?!\\p{L})`, 'iu'),
  // Neither "closed Sunday, Saturday 10-2" nor "Wed closed Thu 10-2" is a break.
  breakBefore:
    /(?:(?<!(?:days?|mon|tues?|wed|thu(?:rs)?|fri|sat|sun)[:.]?\s)\b(?:clos(?:e|es|ed|ing)|shuts?)\b(?:\s+(?:for|over|at|between|from|daily|every day|each day|lunch(?:time)?s?|our|a|siesta|break|the|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satu?r?|sun)(?:days?)?\b)*|\blunch(?:time)?\s?(?:break|hour|closing)(?:\s(?:is|from|between))*)[\s:(]*(?:(?<=lunch|break),\s*)?$/i,
  breakBehind:
    /^\s*(?:we(?:['’]re| are)\sclosed|(?:closed|shut) for lunch|(?:is |for )(?:our )?lunch\b(?! (?:and|service))|lunch (?:break|hour))/i,
  young: /kids|children|juniors|boys|girls/i,
  everyone: /public|every(?:one|body)/i,
}

function clockOf(words: string): Clock | undefined {
  if (/midnight/i.test(words)) return { at: 24 * 60, exact: true }
  if (/noon|midday/i.test(words)) return { at: 12 * 60, exact: true }
  const [, hour, minute = '0'] = /(\d{1,2})(?:[:.](\d{2}))?/.exec(words)!
  const letter = /\d\s*([ap])\.?m/i.exec(words)?.[1].toLowerCase()
  // "Half 5" is half past in English; "quarter to" stands before the hour.
  const spoken = /half/i.test(words)
    ? 30
    : /quarter to/i.test(words)
      ? -15
      : /quarter/i.test(words)
        ? 15
        : 0
  const past = Number(minute) + spoken
  if (Number(hour) > 24 || past > 59) return undefined
  const at = Number(hour) * 60 + past
  if (!letter) return { at, exact: Number(hour) > 12 || hour.startsWith('0') }
  const late = letter === 'p'
  return { at: (at % (12 * 60)) + (late ? 12 * 60 : 0), half: late ? 'pm' : 'am', exact: true }
}
