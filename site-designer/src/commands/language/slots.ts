import { amountsIn } from '#designer/reader/shapes/money'
import { hoursIn, daysIn, isClock, isTimes, timesIn } from '#designer/commands/values/hours'
import { colourIn } from '#designer/commands/values/colour'
import { isSum } from '#designer/commands/values/repriced'
import { fontNamed } from '#designer/commands/values/font'
import { addressIn } from '#designer/commands/values/link'
import { bare, kindNamed } from '#designer/commands/targets/names'
import { languageNamed } from '#designer/commands/values/language_named'
import { kindOfNoun } from '#designer/commands/sheet/kind_of_noun'
import { isName } from '#designer/commands/language/endings'
import { networks } from '#designer/fill/reach'
import type { DayHours } from '#designer/sheet/sheet'
import type { CommandLanguage } from '#designer/commands/language/language'
import type { Token } from '#designer/commands/language/tokens'

/** Some words, from the first token to the one before `end`. */
export interface Stretch {
  from: number
  end: number
}

/** What a slot of a command holds. */
export interface Slot {
  /** As typed; what stands between quotation marks without them. */
  text: string
  isQuoted: boolean
  /** Its words for comparing; a quoted one is a word of its own. */
  words: string[]
}

/** What a clause is about that names nothing itself: "make the title bigger and blue". */
export const IT: Slot = { text: 'it', isQuoted: false, words: ['it'] }

export type SlotsOf = Record<string, Slot>

export function slotOf(source: string, tokens: readonly Token[], { from, end }: Stretch): Slot {
  const taken = tokens.slice(from, end)
  const [only] = taken
  const isQuoted = taken.length === 1 && only.quoted !== undefined
  return {
    text: isQuoted
      ? only.quoted!
      : source
          .slice(only.from, taken.at(-1)!.to)
          .replace(/[,;:]$/, '')
          .trim(),
    isQuoted,
    words: taken.map(({ word, quoted }) => quoted ?? word),
  }
}

type Check = (slot: Slot) => boolean

/** How many words a value of each type has at most, and whether some words are one. */
export function valueTypes(language: CommandLanguage): Record<string, [most: number, is: Check]> {
  const { code } = language
  const inList = (lists: Record<string, string[]>): Check => {
    return ({ words }) => named(words, lists, language) !== undefined
  }
  return {
    quoted: [1, ({ isQuoted }) => isQuoted],
    color: [4, ({ text }) => colourIn(text, code) !== undefined],
    days: [10, ({ text }) => daysIn(text, code) !== undefined],
    times: [12, ({ text }) => isTimes(text, code) && isWhole([timesIn(text, code)])],
    hours: [30, ({ text }) => isWhole(Object.values(hoursIn(text, code) ?? {}))],
    clock: [3, ({ text }) => isClock(text)],
    time: [2, ({ text }) => /^\d{1,2}[:.]\d\d\b/.test(text) && isClock(text)],
    price: [5, ({ text }) => isPrice(text)],
    sum: [5, ({ text }) => amountsIn(text).length === 1 && isPrice(text)],
    url: [3, ({ text }) => addressIn(text) !== undefined && colourIn(text, code) === undefined],
    address: [14, ({ text }) => /\d/.test(text) && /\p{Lu}/u.test(text)],
    phone: [8, ({ text }) => /^\+?[\d\s()./–-]{5,30}$/.test(text.replace(ENDING, ''))],
    email: [1, ({ text }) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)],
    handle: [1, ({ text }) => /^@[\w.]{2,}$/.test(text)],
    network: [3, ({ words }) => networks.some((name) => isName(bare(words, language), name, code))],
    year: [1, ({ text }) => /^\d{4}(?:['’][dt][ae]n?)?[.!]?$/.test(text)],
    person: [4, ({ text }) => text.split(' ').length > 1 && areNames(text.replace(/[,.]$/, ''))],
    role: [4, ({ text }) => /^\p{Ll}{3}[\p{Ll} -]*$/u.test(text)],
    area: [10, ({ text }) => text.split(/,| and | ve /).every(areNames)],
    noun: [4, ({ words }) => kindOfNoun(words, code) !== undefined],
    language: [1, ({ text }) => languageNamed(text, code) !== undefined],
    font: [3, ({ text }) => fontNamed(text) !== undefined],
    kind: [5, ({ words }) => kindNamed(words, language) !== undefined],
    place: [6, inList(language.places)],
    layout: [3, inList(language.layouts)],
    tone: [4, inList(language.tones)],
    theme: [2, inList(language.themes)],
    mood: [3, inList(language.moods)],
  }
}

/** What stands behind a number and is no part of it. */
const ENDING = /(?:[.!]|['’]\p{Ll}{1,4})$/u

/** With both ends: "till 5" says one end and is a clock. */
function isWhole(days: (DayHours | undefined)[]): boolean {
  return days.length > 0 && days.every((day) => day && !/\d/.test(day.text ?? ''))
}

/** Words with a capital each: "Declan Foyle". */
function areNames(text: string): boolean {
  return text
    .trim()
    .split(' ')
    .every((word) => /^\p{Lu}/u.test(word))
}

/** The key of the list that holds these words. */
export function named<K extends string>(
  words: readonly string[],
  lists: Record<K, string[]>,
  { code }: CommandLanguage
): K | undefined {
  return (Object.keys(lists) as K[]).find((key) =>
    lists[key].some((name) => isName(words, name, code))
  )
}

/**
 * Words that go on with another command, which nobody could read as one: "Hello and make it nicer" is
 * not what is to be published. In Turkish the verb stands last.
 */
export function holdsCommand(
  { words, text, isQuoted }: Slot,
  { connectors, verbs, contrasts, code, this: pronouns }: CommandLanguage
) {
  if (isQuoted) return false
  if (pronouns.includes(words.join(' '))) return true
  // A quotation and then more words: what is to be published is the quotation alone.
  if (/^["“„«]/.test(text)) return true
  if (words.some((word) => contrasts.includes(word))) return true
  const side = code === 'tr' ? -1 : 1
  return words.some(
    (word, at) => connectors.includes(word) && verbs.includes(words[at + side] ?? '')
  )
}

/** A number to call or an address in words that are to be a name or a heading: something else is meant. */
export function holdsReach({ text, isQuoted }: Slot): boolean {
  return !isQuoted && /\d[\d\s()./-]{5,}\d|\S@\S+\.\S|https?:\/\/|\bwww\./.test(text)
}

/** A sum with or without its currency, and nothing else. */
export function isPrice(typed: string): boolean {
  const text = typed.replace(/[.!]$/, '').trim()
  if (isSum(text)) return true
  const [amount] = amountsIn(text)
  return amount !== undefined && amount.start === 0 && amount.end === text.length
}
