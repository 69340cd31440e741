import { oncePerKey } from '#designer/data/once_per_key'
import type { Weekday } from '#designer/sheet/sheet'
import { clockPattern, clockTime, type ClockTime } from '#designer/reader/shapes/clock'
import { calendarWords } from '#designer/language/calendar_words'
import type { HoursWord } from '#designer/language/words'
import { wordsOf } from '#designer/language/words_of'

/** A word, time or mark of a line, as far as it matters for opening hours. */
export interface HoursToken {
  kind: HoursWord | 'day' | 'time' | 'month' | 'stop' | 'break' | 'word'
  start: number
  end: number
  text: string
  days?: Weekday[]
  time?: ClockTime
}

type Meaning = Pick<HoursToken, 'kind' | 'days'>

const pattern = new RegExp(
  `(?<always>24\\/7|7\\/24|24h\\/24|7j\\/7)|(?<![\\d.,:/])(?<time>${clockPattern})|(?<word>\\dª|t\\/m|\\p{L}[\\p{L}\\p{M}]{0,40}(?:['’]\\p{L}[\\p{L}\\p{M}]{0,30}|-(?:feiras?|ends?|de-semana|outs)(?!\\p{L})){0,2})|(?<digits>\\d+(?<ordinal>st|nd|rd|th)?)|\\S`,
  'giu'
)
const marks: [kind: HoursToken['kind'], signs: string][] = [
  ['to', '–—-'],
  ['and', ',&/+'],
  ['stop', '.!?'],
  ['break', ';()|•·'],
]
const mostWords = 4

/** The tokens of a text without words that say nothing of hours; offsets count from its first character. */
export function hoursTokens(text: string, language: string): HoursToken[] {
  const found = Array.from(text.matchAll(pattern))
  const phraseAt = phrasesAmong(found, language)
  const tokens: HoursToken[] = []
  for (let at = 0; at < found.length; at++) {
    const { 0: typed, groups = {}, index } = found[at]
    const { time, word, digits, ordinal } = groups
    const phrase = phraseAt(at)
    if (phrase) {
      const last = found[at + phrase.length - 1]
      const end = last.index + last[0].length
      tokens.push({ ...phrase.meaning, start: index, end, text: text.slice(index, end) })
      at += phrase.length - 1
      // "Salıdan pazara": of a day the ending is enough, whatever its length.
      const from = phrase.meaning.kind === 'day' ? turkishDayFrom : turkishFrom
      if (language === 'tr' && from.test(typed)) add('to', end, '')
    } else if (time) {
      const read = clockTime(typed)
      add(read ? 'time' : 'word', index, typed, read)
    } else if (word) {
      // "9-5 Guests may": the next sentence, where no full stop was typed.
      const isNext = /^\p{Lu}\p{Ll}/u.test(word) && isEnd(tokens.at(-1)) && text[index - 1] === ' '
      if (isNext) add('stop', index, '')
      add('word', index, typed)
    } else if (digits) add(ordinal ? 'month' : 'word', index, typed)
    else add(marks.find(([, signs]) => signs.includes(typed))?.[0] ?? 'noise', index, typed)
  }
  return tokens.filter(({ kind }, at) => kind !== 'noise' && !isDotInside(tokens, at))

  function add(kind: HoursToken['kind'], start: number, typed: string, time?: ClockTime) {
    tokens.push({ kind, start, end: start + typed.length, text: typed, ...(time ? { time } : {}) })
  }
}

/** With a time or "closed" a clause of hours may be over. */
const isEnd = (token?: HoursToken) => token?.kind === 'time' || token?.kind === 'closed'

/** "Mon. – Fri.": the dot of an abbreviation ends nothing. */
function isDotInside(tokens: HoursToken[], at: number): boolean {
  const [before, { text, start }, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const isBehind = text === '.' && before?.kind === 'day' && before.end === start
  if (!isBehind || before.text.length > 5) return false
  return ['day', 'to', 'time', 'and', 'from'].includes(after?.kind)
}

type Phrase = { length: number; meaning: Meaning }

/** The longest phrase with a meaning that starts at a token. */
function phrasesAmong(
  found: RegExpExecArray[],
  language: string
): (at: number) => Phrase | undefined {
  const meanings = meaningsIn(language)
  const small = found.map(([typed]) => typed.toLocaleLowerCase(language).replaceAll('’', "'"))
  return (at) => {
    if (!/[\p{L}\d]/u.test(small[at])) return undefined
    let [phrase, end] = ['', found[at].index]
    let longest: Phrase | undefined
    for (let length = 1; length <= mostWords; length++) {
      const next = found[at + length - 1]
      if (!next || (length > 1 && next.index !== end + 1)) break
      end = next.index + next[0].length
      phrase += (length > 1 ? ' ' : '') + small[at + length - 1]
      const meaning = meanings.get(phrase) ?? meanings.get(stem(language, phrase))
      if (meaning) longest = { length, meaning }
    }
    return longest
  }
}

const turkishDayFrom = /[dt][ae]n$/iu
const turkishFrom = /.{5}(?:den|dan|ten|tan)$/iu
const turkishCase = /['’]?(?:(?:den|dan|ten|tan)|(?:ye|ya|e|a|si|i|ı|nın|nin|larda|lerde))$/u

/** "pazartesi'den" is "pazartesi"; other languages stay as they are. */
const stem = (language: string, word: string) =>
  language === 'tr' && word.length > 4 ? word.replace(turkishCase, '') : word

const telling = new Set(['day', 'open', 'closed', 'always', 'appointment'])

/** Whether one of the tokens is a word that opening hours are said with. */
export const saysHours = (tokens: HoursToken[]): boolean =>
  tokens.some(({ kind }) => telling.has(kind))

/** What words and phrases mean, in a language and in English. */
const meaningsIn = oncePerKey((language: string) => {
  const calendar = calendarWords(language)
  const hours = ['en', language].flatMap((code) => Object.entries(wordsOf(code).hours))
  return new Map<string, Meaning>([
    ...calendar.months.map((month) => [month, { kind: 'month' }] as const),
    ...hours.flatMap(([kind, phrases]) =>
      phrases.split('|').map((phrase) => [phrase, { kind: kind as HoursWord }] as const)
    ),
    ...[...calendar.days].map(([name, days]) => [name, { kind: 'day', days }] as const),
  ])
})
