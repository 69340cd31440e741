import type { Weekday } from '#designer/sheet/sheet'
import { clockPattern, clockTime, type ClockTime } from '#designer/reader/shapes/clock'
import { calendarWords } from '#designer/reader/shapes/weekdays'
import type { HoursWord } from '#designer/reader/words/words'
import { wordsOf } from '#designer/reader/words/words_of'

/** A word, time or mark of a line, as far as it matters for opening hours. */
export interface HoursToken {
  kind: HoursWord | 'day' | 'time' | 'month' | 'stop' | 'break' | 'word'
  start: number
  end: number
  text: string
  days?: Weekday[]
  time?: ClockTime
}

type Meaning = { kind: HoursToken['kind']; days?: Weekday[] }

const pattern = new RegExp(
  `(24\\/7|7\\/24|24h\\/24|7j\\/7)|(?<![\\d.,:/])(${clockPattern})|(\\dª|t\\/m|\\p{L}[\\p{L}\\p{M}]{0,40}(?:['’]\\p{L}[\\p{L}\\p{M}]{0,30}|-(?:feiras?|ends?|de-semana|outs)(?!\\p{L})){0,2})|(\\d+(?:st|nd|rd|th)?)|\\S`,
  'giu'
)

/** The tokens of a text without words that say nothing of hours; offsets count from its first character. */
export function hoursTokens(text: string, language: string): HoursToken[] {
  const words = wordsIn(language)
  const found = Array.from(text.matchAll(pattern))
  const tokens: HoursToken[] = []
  for (let at = 0; at < found.length; at++) {
    const { 0: typed, 1: always, 2: time, 3: word, 4: digits, index } = found[at]
    const phrase = word || always || time || digits ? phraseAt(found, at, words) : undefined
    if (phrase) {
      const last = found[at + phrase.length - 1]
      const end = last.index + last[0].length
      add(phrase.meaning.kind, index, text.slice(index, end), phrase.meaning.days)
      at += phrase.length - 1
      const ablative = phrase.meaning.kind === 'day' ? turkishDayFrom : turkishFrom
      if (language === 'tr' && ablative.test(typed)) add('to', end, '')
    } else if (time) addTime(typed, index)
    else if (word) {
      // "9-5 Guests may": the next sentence, where no full stop was typed.
      const isNext = /^\p{Lu}\p{Ll}/u.test(word) && isEnd(tokens.at(-1)) && text[index - 1] === ' '
      if (isNext) add('stop', index, '')
      add(
        language === 'tr' && turkishFrom.test(`.....${word}`) && word.length === 3 ? 'to' : 'word',
        index,
        typed
      )
    } else if (digits) add(/\D/.test(digits) ? 'month' : 'word', index, typed)
    else addMark(typed, index)
  }
  return tokens.filter(({ kind }, at) => kind !== 'noise' && !isDotInside(tokens, at))

  function add(kind: HoursToken['kind'], start: number, typed: string, days?: Weekday[]) {
    tokens.push({ kind, start, end: start + typed.length, text: typed, ...(days ? { days } : {}) })
  }

  function addTime(typed: string, index: number) {
    const time = clockTime(typed)
    tokens.push({
      kind: time ? 'time' : 'word',
      start: index,
      end: index + typed.length,
      text: typed,
      time,
    })
    if (
      typed.endsWith('.') &&
      /^\s+\p{Lu}/u.test(text.slice(index + typed.length, index + typed.length + 4))
    ) {
      add('stop', index + typed.length, '')
    }
  }

  function addMark(typed: string, index: number) {
    if (/[–—-]/.test(typed)) add('to', index, typed)
    else if (/[,&/+]/.test(typed)) add('and', index, typed)
    else if (/[.!?]/.test(typed)) add('stop', index, typed)
    else if (/[;()|•·]/.test(typed)) add('break', index, typed)
    else if (/\p{L}/u.test(typed)) add('word', index, typed)
    else add('noise', index, typed)
  }
}

/** With a time or "closed" a clause of hours may be over. */
const isEnd = (token?: HoursToken) => token?.kind === 'time' || token?.kind === 'closed'

/** "Mon. – Fri.": the dot of an abbreviation ends nothing. */
function isDotInside(tokens: HoursToken[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token.text !== '.' || before?.end !== token.start) return false
  const continues = after && ['day', 'to', 'time', 'and', 'from'].includes(after.kind)
  return (
    (before.kind === 'day' || /^uhr$/i.test(before.text)) && before.text.length <= 5 && continues
  )
}

/** The longest phrase with a meaning that starts at a token. */
function phraseAt(
  found: RegExpMatchArray[],
  at: number,
  { language, meanings, longest }: Words
): { length: number; meaning: Meaning } | undefined {
  const lower = (token: RegExpMatchArray) =>
    token[0].toLocaleLowerCase(language).replaceAll('’', "'")
  let phrase = lower(found[at])
  const most = longest.get(phrase) ?? 1
  let best: { length: number; meaning: Meaning } | undefined
  for (let length = 1; length <= most; length++) {
    if (length > 1) {
      const [before, next] = [found[at + length - 2], found[at + length - 1]]
      if (!next || next.index! - before.index! - before[0].length !== 1) break
      phrase += ` ${lower(next)}`
    }
    const meaning =
      meanings.get(phrase) ?? (found[at][3] ? meanings.get(stem(language, phrase)) : undefined)
    if (meaning) best = { length, meaning }
  }
  return best
}

/** "Salıdan pazara": of a day the ending is enough, whatever its length. */
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

interface Words {
  language: string
  meanings: Map<string, Meaning>
  /** By the first word of a phrase: how many words the longest one has. */
  longest: Map<string, number>
}

const known = new Map<string, Words>()

function wordsIn(language: string): Words {
  const before = known.get(language)
  if (before) return before
  const meanings = new Map<string, Meaning>()
  const calendar = calendarWords(language)
  for (const month of calendar.months) meanings.set(month, { kind: 'month' })
  for (const code of new Set(['en', language])) {
    for (const [kind, phrases] of Object.entries(wordsOf(code).hours)) {
      for (const phrase of phrases.split('|')) meanings.set(phrase, { kind: kind as HoursWord })
    }
  }
  for (const [name, days] of calendar.days) meanings.set(name, { kind: 'day', days })
  const longest = new Map<string, number>()
  for (const phrase of meanings.keys()) {
    const words = phrase.split(' ')
    longest.set(words[0], Math.max(words.length, longest.get(words[0]) ?? 1))
  }
  const words = { language, meanings, longest }
  known.set(language, words)
  return words
}
