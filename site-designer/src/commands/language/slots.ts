import { amountsIn } from '#designer/reader/shapes/money'
import { hoursIn, daysIn, isClock, isTimes } from '#designer/commands/values/hours'
import { colourIn } from '#designer/commands/values/colour'
import { isSum } from '#designer/commands/values/repriced'
import { fontNamed } from '#designer/commands/values/font'
import { addressIn } from '#designer/commands/values/link'
import { bare, factNamed, kindNamed } from '#designer/commands/targets/names'
import { kindOfNoun } from '#designer/commands/sheet/kind_of_noun'
import { isName } from '#designer/commands/language/endings'
import { networks } from '#designer/fill/reach'
import { folded } from '#designer/renderer/reading/words'
import type { CommandLanguage } from '#designer/commands/language/language'
import type { Slots, SlotRule, Stretch } from '#designer/commands/language/match'
import type { Token } from '#designer/commands/language/tokens'

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

export function slotsOf(source: string, tokens: readonly Token[], found: Slots): SlotsOf {
  return Object.fromEntries(
    Object.entries(found).map(([name, stretch]) => [name, slotOf(source, tokens, stretch)])
  )
}

const MOST: Record<string, number> = {
  target: 14,
  scope: 10,
  words: 60,
  value: 600,
  text: 600,
  item: 12,
  color: 4,
  days: 12,
  times: 14,
  clock: 3,
  hours: 40,
  price: 10,
  sum: 5,
  url: 8,
  fact: 5,
  address: 12,
  phone: 8,
  email: 1,
  font: 4,
  kind: 6,
  place: 5,
  end: 5,
  time: 2,
  layout: 3,
  tone: 2,
  ordinal: 1,
  mood: 2,
  theme: 2,
  handle: 1,
  year: 1,
  person: 4,
  role: 4,
  area: 10,
  network: 3,
}

/** What each slot takes: those with a meaning of their own take only what has it. */
export function ruleFor(source: string, tokens: readonly Token[], language: CommandLanguage) {
  const isJoined = (words: string[]) =>
    [words[0], words.at(-1)!].some((word) => language.connectors.includes(word))
  // In Turkish the verb stands last, and is no part of what is told.
  const isEnded = (words: string[]) =>
    language.code === 'tr' && language.verbs.includes(words.at(-1)!)
  const textOf = (stretch: Stretch) => slotOf(source, tokens, stretch)
  const takes: Record<string, (slot: Slot) => boolean> = {
    color: ({ text }) => colourIn(text, language.code) !== undefined,
    days: ({ text }) => daysIn(text, language.code) !== undefined,
    times: ({ text }) => isTimes(text, language.code),
    clock: ({ text }) => isClock(text),
    hours: ({ text }) => hoursIn(text, language.code) !== undefined,
    price: ({ text }) => isPrice(text),
    sum: ({ text }) => amountsIn(text).length === 1 && isPrice(text),
    url: ({ text }) => addressIn(text) !== undefined && colourIn(text, language.code) === undefined,
    fact: ({ words }) => factNamed(bare(words, language), language) !== undefined,
    address: ({ text, words }) => /\d/.test(text) && /\p{L}/u.test(text) && !isEnded(words),
    phone: ({ text }) =>
      /^\+?[\d\s()./–-]{5,30}$/.test(text.replace(/(?:[.!]|['’]\p{Ll}{1,4})$/u, '')),
    email: ({ text }) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
    target: ({ text, words, isQuoted }) =>
      isQuoted || !(isJoined(words) || holdsRemark(text, language)),
    value: ({ words, isQuoted }) =>
      isQuoted || !(language.connectors.includes(words[0]) || isEnded(words)),
    noun: ({ words }) => kindOfNoun(words, language.code) !== undefined,
    handle: ({ text }) => /^@[\w.]{2,}$/.test(text),
    network: ({ words }) =>
      networks.some((name) => isName(bare(words, language), name, language.code)),
    year: ({ text }) => /^\d{4}(?:['’][dt][ae]n?)?$/.test(text),
    person: ({ text }) => text.split(' ').length > 1 && areNames(text),
    role: ({ text }) => /^\p{Ll}{3}[\p{Ll} -]*$/u.test(text),
    area: ({ text }) => text.split(/,| and | ve /).every(areNames),
    font: ({ text }) => fontNamed(text) !== undefined,
    kind: ({ words }) => kindNamed(words, language) !== undefined,
    place: ({ words }) => named(words, language.places, language) !== undefined,
    end: ({ words }) => ['top', 'bottom'].includes(named(words, language.places, language) ?? ''),
    time: ({ text }) => /^\d{1,2}[:.]\d\d\b/.test(text) && isClock(text),
    layout: ({ words }) => named(words, language.layouts, language) !== undefined,
    tone: ({ words }) => named(words, language.tones, language) !== undefined,
    theme: ({ words }) => named(words, language.themes, language) !== undefined,
    mood: ({ words }) => named(words, language.moods, language) !== undefined,
    ordinal: ({ words }) => words[0] in language.ordinals,
  }
  // Many patterns ask the same of the same words.
  const known = new Map<string, boolean>()
  const once = (name: string, stretch: Stretch, check: (slot: Slot) => boolean) => {
    const key = `${name} ${stretch.from} ${stretch.end}`
    const answer = known.get(key) ?? check(textOf(stretch))
    known.set(key, answer)
    return answer
  }
  return (slot: string): SlotRule => {
    const name = slot.replace(/\d$/, '')
    const check = takes[name]
    return {
      most: MOST[name] ?? 14,
      ...(check ? { takes: (stretch) => once(name, stretch, check) } : {}),
    }
  }
}

/** "The text, my gran cannot read it": a name and a reason are no name. */
function holdsRemark(text: string, { remarks }: CommandLanguage): boolean {
  const [, ...parts] = text.split(/,\s+/)
  return parts.some((part) => remarks.includes(folded(part).split(' ')[0]))
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
