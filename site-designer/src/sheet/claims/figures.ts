import type { Stretch } from '#designer/language/sentences'
import { countedAt, numberOf } from '#designer/sheet/claims/claim_words'

/** A number in a text, with its possible meanings. */
export interface Figure {
  /** As it is written there. */
  words: string
  /** The source must contain one of these meanings, including the currency or time. */
  needs: string[]
  /** The meanings that it supports where it is part of the source. */
  means: string[]
}

const currencies: [RegExp, string][] = [
  [/^(?:€|eur|euros?|avro)$/i, '€'],
  [/^(?:£|gbp|pounds?)$/i, '£'],
  [/^(?:\$|usd|dollars?)$/i, '$'],
  [/^(?:₺|tl|lira)$/i, '₺'],
  [/^(?:chf|fr\.?|franken|francs)$/i, 'chf'],
]
const money = '€|£|\\$|₺|CHF|EUR|GBP|USD|TL|euros?|pounds?|dollars?|lira|Franken|francs'

const PHONE = /(?<![\p{L}\d.,:])\+?\(?\d[\d ()./-]{5,24}\d(?![\d:])/gu
/** An account number: letters and digits in one. */
const ACCOUNT = /(?<![\p{L}\d])\p{Lu}{2}\d{2}(?: ?[\p{Lu}\d]{2,4}){3,8}(?![\p{L}\d])/gu
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${money})\s?)?(\d{1,3}(?:[.,'’ \u00a0]\d{3})+(?![\d])(?:[.,]\d{1,2})?|\d+(?:[.,:]\d+)*)\s?(%|percent|prozent|pour cent|por ciento|per cento|procent|por cento|am\b|pm\b|a\.m\.|p\.m\.|uhr|h\b|o['’]clock|(?:${money})(?![\p{L}]))?`,
  'giu'
)
const PER_HUNDRED = /yüzde\s?(\d+)/giu

/** Every figure in a text: telephone numbers, prices, times, percentages, counts, number words. */
export function figuresIn(text: string, language: string): Figure[] {
  const found: Figure[] = []
  const withoutAccounts = text.replace(ACCOUNT, (words) => {
    const digits = [`digits ${words.replace(/ /g, '')}`]
    found.push({ words, needs: digits, means: digits })
    return ' '.repeat(words.length)
  })
  const rest = withoutAccounts.replace(PHONE, (words) => {
    const digits = words.replace(/\D/g, '')
    const parts = words.match(/\d+/g) ?? []
    // "2019-2024" is two years, not a telephone number.
    if (digits.length < 7 || parts.every(({ length }) => length === 4)) return words
    found.push({
      words,
      needs: [`digits ${digits}`],
      means: [`digits ${digits}`, ...parts.map((part) => `count ${plain(part)}`)],
    })
    return ' '.repeat(words.length)
  })
  for (const [words, number] of rest.matchAll(PER_HUNDRED)) found.push(figure(words, number, '%'))
  for (const { 0: words, 1: before, 2: number, 3: after, index } of rest.matchAll(NUMBER)) {
    const read = figure(words.trim(), number, before ?? after)
    const at: Stretch = [index, index + words.trimEnd().length]
    found.push({ ...read, needs: [...read.needs, ...sumsAt(text, at, Number(number), language)] })
  }
  return [...found, ...spelledOut(text, language)]
}

function figure(words: string, number: string, unit: string | undefined): Figure {
  const count = `count ${plain(number)}`
  const currency = unit && currencies.find(([pattern]) => pattern.test(unit))?.[1]
  if (currency) {
    const price = `price ${currency}${plain(number)}`
    return { words, needs: [price], means: [price, count] }
  }
  if (unit && /^(?:%|p(?:ercent|rozent|rocent|our cent|or ciento|er cento|or cento))/i.test(unit)) {
    const share = `share ${plain(number)}`
    return { words, needs: [share], means: [share] }
  }
  const clock = clockOf(number, unit)
  if (clock) return { words, needs: [clock, `words ${words}`], means: [clock] }
  return { words, needs: [count], means: [count] }
}

/** "5 pm", "17:00" and "17 Uhr" are the same time. */
function clockOf(number: string, unit: string | undefined): string | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.](\d\d))?$/.exec(number) ?? []
  const half = unit && /^[ap]\.?m/i.test(unit) ? unit[0].toLowerCase() : undefined
  const isClock = half ?? (number.includes(':') || (unit && /^(?:uhr|h|o)/i.test(unit)))
  if (!hours || !isClock || Number(hours) > 24 || Number(minutes) > 59) return undefined
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours) % 24
  return `time ${String(hour).padStart(2, '0')}:${minutes}`
}

/** "1,200" and "1.200" become 1200; "14,50" and "14.5" become 14.5. */
function plain(number: string): string {
  const whole = number.replace(/[.,'’ \u00a0](?=\d{3}(?!\d))/g, '')
  const [before, after = ''] = whole.split(/[.,:]/, 2)
  const digits = before.replace(/^0+(?=\d)/, '')
  const rest = after.replace(/0+$/, '')
  return rest ? `${digits}.${rest}` : digits
}

function spelledOut(text: string, language: string): Figure[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const number = numberOf(word, language)
    if (number === undefined || isIdiom(text, index, word)) return []
    const count = `count ${number}`
    const sums = sumsAt(text, [index, index + word.length], number, language)
    return [{ words: word, needs: [count, ...sums], means: [count] }]
  })
}

/** What else supports a whole number: the length of the list that it counts, or a time of that hour. */
function sumsAt(text: string, at: Stretch, number: number, language: string): string[] {
  if (!Number.isInteger(number)) return []
  const { lists, isTime } = countedAt(text, at, language)
  const hours = isTime && number <= 24 ? [number, number + 12] : []
  return [
    ...lists.map((list) => `${list} ${number}`),
    ...hours.map((hour) => `time ${String(hour % 24).padStart(2, '0')}:00`),
  ]
}

/** "one of", "no one", "one another" are not numbers. */
function isIdiom(text: string, at: number, word: string): boolean {
  if (word.toLowerCase() !== 'one') return false
  const before = text.slice(Math.max(0, at - 8), at)
  const after = text.slice(at + word.length, at + word.length + 12)
  return (
    /(?:no|every|any|each|some|this|that|the|which)[\s-]$/i.test(before) ||
    /^(?:[\s-](?:of|another|by|day|at a time|to)(?![\p{L}])|['’])/iu.test(after)
  )
}
