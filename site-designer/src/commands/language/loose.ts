import type { Command } from '#designer/commands/language/command'
import type { CommandLanguage } from '#designer/commands/language/language'
import { looseRules, type Found } from '#designer/commands/language/loose_rules'
import type { Stretch } from '#designer/commands/language/match'
import { ruleFor, slotOf, type Slot } from '#designer/commands/language/slots'
import { hoursIn, timesIn } from '#designer/commands/values/hours'
import { keyNamed } from '#designer/commands/targets/names'
import { tokensOf, type Token } from '#designer/commands/language/tokens'

export interface LooseReading {
  commands: Command[]
  /** Every word of the sentence is part of what was found. */
  isSure: boolean
  /** It names nothing, tells nothing and asks for nothing: "replace the old one". */
  isEmpty: boolean
}

/** What some words are called on the page or the sheet: sorts of things. */
export type SortsOf = (slot: Slot) => string[]

const MOST_TOKENS = 26
const LONGEST_NAME = 6
const MOST_LEFT = 2
const LONGEST_SIGN = 4

/** Slots that say by themselves what they are, the surest first. */
const TYPES: [type: string, most: number][] = [
  ['email', 1],
  ['phone', 7],
  ['url', 2],
  ['handle', 1],
  ['network', 2],
  ['hours', 20],
  ['days', 8],
  ['times', 8],
  ['price', 5],
  ['clock', 2],
  ['font', 3],
]
/** With these no other thing has to be named. */
const SELF_NAMED = ['font', 'network', 'phone', 'email', 'url', 'hours', 'days']
const COLOURS: typeof TYPES = [['color', 3]]

/**
 * A sentence that no pattern fits, by what stands in it: values that can be nothing else, names of
 * things that are there, and words for what is to be done. Undefined where they make no command; not
 * sure where words are left that nobody understood.
 */
export function readLoosely(
  source: string,
  language: CommandLanguage,
  sortsOf: SortsOf
): LooseReading | undefined {
  const words = wordsIn(source, language, sortsOf)
  const left = words?.left() ?? Infinity
  if (!words || left > MOST_LEFT) return undefined
  const commands = looseRules(words.found)
  // Nobody offers to take away what was only half understood.
  if (left > 0 && commands.some(({ do: name }) => name === 'remove')) return undefined
  const isEmpty = left === 0 && words.isEmpty()
  return commands.length > 0 || isEmpty ? { commands, isSure: left === 0, isEmpty } : undefined
}

/** What stands in a sentence: values, names and signs; undefined where it is too long to be one. */
export function wordsIn(source: string, language: CommandLanguage, sortsOf: SortsOf) {
  const tokens = tokensOf(source)
  if (tokens.length > MOST_TOKENS || tokens.length === 0) return undefined
  const words = new Words(source, tokens, language)
  words.findQuoted()
  words.findValues(TYPES)
  // "Flat white" is a name before "white" is a colour.
  words.findLongNames(sortsOf)
  words.findValues(COLOURS)
  words.findNames(sortsOf)
  words.findSigns()
  return words
}

function signsOf({ loose }: CommandLanguage, phrase: string): string[] {
  return Object.keys(loose.signs).filter((name) => loose.signs[name].includes(phrase))
}

/** The words of a sentence, each taken by one thing at most. */
class Words {
  readonly found: Found = { values: {}, targets: [], signs: new Set() }
  readonly #taken: boolean[]

  readonly source: string
  readonly tokens: readonly Token[]
  readonly language: CommandLanguage

  constructor(source: string, tokens: readonly Token[], language: CommandLanguage) {
    this.source = source
    this.tokens = tokens
    this.language = language
    this.#taken = tokens.map(() => false)
  }

  findQuoted(): void {
    this.tokens.forEach(({ quoted }, at) => {
      if (quoted !== undefined) this.#value('quoted', at, at + 1)
    })
  }

  /** `types`: those that are looked for, in this order. */
  findValues(types: typeof TYPES): void {
    const rule = ruleFor(this.source, this.tokens, this.language)
    for (const [type, most] of types) {
      const { takes } = rule(type)
      for (let from = 0; from < this.tokens.length; from++) {
        for (let end = Math.min(this.tokens.length, from + most); end > from; end--) {
          if (!this.#isFree(from, end) || !takes!({ from, end })) continue
          // "The blue": small words around a value belong to the sentence.
          if (this.#isSmall(from) || this.#isSmall(end - 1)) continue
          if (type === 'days' && this.#isSign(end - 1)) continue
          if (type === 'price' && this.#isCut(from, end)) continue
          if (type === 'times' && /[€£$₺]/.test(this.#text(from, end))) continue
          if (['times', 'hours'].includes(type) && !this.#isWhole(type, from, end)) continue
          this.#value(type, from, end)
          break
        }
      }
    }
  }

  /** A value that no longer holds, "from £7", "not 16", is understood and left out. */
  #value(type: string, from: number, end: number): void {
    const { olds } = this.language.loose
    const old = olds
      .map((phrase) => phrase.split(' ').length)
      .find((length) => from >= length && olds.includes(this.#phrase(from - length, from)))
    const after = olds.includes(`~${this.tokens[end]?.word}`)
    const lead = this.#leadsTo(from, type)
    this.#take(from - (lead ?? old ?? 0), end + (after ? 1 : 0))
    const slot = this.#slot(type, { from: from - (lead ?? 0), end })
    if (lead === undefined && (old || after)) {
      this.found.signs.add('old')
      if (type === 'quoted') this.found.values.old_quoted = [slot]
    } else (this.found.values[type] ??= []).push(slot)
  }

  /** "From £72", "starts at £72": words that belong to a price, where no other price is told. */
  #leadsTo(from: number, type: string): number | undefined {
    if (type !== 'price') return undefined
    const { starts } = this.language.loose
    const length = starts
      .map((phrase) => phrase.split(' ').length)
      .find((words) => from >= words && starts.includes(this.#phrase(from - words, from)))
    const sums = this.source.match(/\d[\d.,]*/g) ?? []
    return sums.length === 1 ? length : undefined
  }

  /** "0232 555 01 99'dan": the ending is the sentence's own. */
  #slot(type: string, stretch: Stretch): Slot {
    const slot = slotOf(this.source, this.tokens, stretch)
    const isPlain = this.language.code === 'tr' && !['quoted', 'days', 'hours'].includes(type)
    return isPlain ? { ...slot, text: slot.text.replace(/['’]\p{Ll}+$/u, '') } : slot
  }

  /** With both ends: "till 5" says one end and is a clock. */
  #isWhole(type: string, from: number, end: number): boolean {
    const text = this.#text(from, end)
    const { code } = this.language
    const days = type === 'hours' ? Object.values(hoursIn(text, code) ?? {}) : [timesIn(text, code)]
    return days.every((day) => day && !/\d/.test(day.text ?? ''))
  }

  /** Two sums are not one: "£7 to £9". */
  #isCut(from: number, end: number): boolean {
    for (let at = from; at < end; at++) if (this.#isSmall(at)) return true
    return false
  }

  #text(from: number, end: number): string {
    return this.source.slice(this.tokens[from].from, this.tokens[end - 1].to)
  }

  /** "Sunday hours are …": with days or times the word for the hours adds nothing. */
  #isAside({ words }: Slot): boolean {
    const { hours, days, times } = this.found.values
    const list = { hours: this.language.facts.hours }
    return Boolean(hours ?? days ?? times) && keyNamed(words, list, this.language) !== undefined
  }

  /** The longest names first. */
  findLongNames(sortsOf: SortsOf): void {
    for (let length = LONGEST_NAME; length > 1; length--)
      this.#findNames(length, sortsOf, () => false)
  }

  /** A word that also says what is to be done is a name where there is no other. */
  findNames(sortsOf: SortsOf): void {
    this.#findNames(1, sortsOf, (at) => this.#isSign(at))
    const { targets, values } = this.found
    const isNamed = targets.length > 0 || SELF_NAMED.some((type) => values[type])
    if (!isNamed) this.#findNames(1, sortsOf, (at) => !this.#isSort(at))
    this.found.targets.sort((one, other) => one.at - other.at)
  }

  #findNames(length: number, sortsOf: SortsOf, isNone: (at: number) => boolean): void {
    for (let from = 0; from + length <= this.tokens.length; from++) {
      const end = from + length
      const isCut = this.tokens.slice(from, end - 1).some(({ mark }) => mark !== '')
      if (isCut || !this.#isFree(from, end) || this.#isSmall(from) || isNone(from)) continue
      const isSmallLast = this.#isSmall(end - 1)
      if (isSmallLast && (length === 1 || this.#isSmall(end - 2))) continue
      const slot = slotOf(this.source, this.tokens, { from, end })
      const found = this.#isAside(slot) ? [] : sortsOf(slot)
      // "Find us" is a section, "menu to" is none.
      const sorts = isSmallLast && !found.includes('section') ? [] : found
      if (sorts.length > 0) this.found.targets.push({ at: from, slot, sorts })
      if (sorts.length > 0 || this.#isAside(slot)) this.#take(from, end)
    }
  }

  findSigns(): void {
    // "Too big" is not "big".
    for (let length = LONGEST_SIGN; length > 0; length--) {
      const ends = this.tokens
        .map((_, at) => at + length)
        .filter((end) => end <= this.tokens.length)
      const free = ends.filter((end) => this.#isFree(end - length, end))
      for (const end of free) {
        const phrase = this.#phrase(end - length, end)
        for (const name of signsOf(this.language, phrase)) {
          // "Lighter, not a dark page".
          if (!this.#isDenied(end - length)) this.found.signs.add(name)
          this.#take(end - length, end)
        }
      }
    }
  }

  #isDenied(from: number): boolean {
    const { articles, corrections } = this.language
    const before = this.tokens.slice(0, from).findLast(({ word }) => !articles.includes(word))
    return before !== undefined && corrections.includes(before.word)
  }

  isEmpty(): boolean {
    const { values, targets, signs } = this.found
    return Object.keys(values).length + targets.length + signs.size === 0
  }

  /** How many words nobody understood. A reason at the end asks for nothing. */
  left(): number {
    const { loose, remarks, connectors, ...others } = this.language
    const small = new Set([...loose.fillers, ...loose.nouns, ...connectors])
    const polite = [...others.polite_before, ...others.polite_after]
    const isLeft = ({ word }: Token, at: number) =>
      !this.#taken[at] && !small.has(word) && !polite.includes(word)
    const left = this.tokens.flatMap((token, at) => (isLeft(token, at) ? [at] : []))
    const [first] = left
    const last = this.#taken.lastIndexOf(true)
    const isReason =
      first !== undefined && first > last && remarks.includes(this.tokens[last + 1].word)
    return isReason ? 0 : left.length
  }

  #isFree(from: number, end: number): boolean {
    return !this.#taken.slice(from, end).includes(true)
  }

  #take(from: number, end: number): void {
    this.#taken.fill(true, from, end)
  }

  #phrase(from: number, end: number): string {
    return this.tokens
      .slice(from, end)
      .map(({ word }) => word)
      .join(' ')
  }

  /** A word that no name and no value begins or ends with. */
  #isSmall(at: number): boolean {
    return this.language.loose.fillers.includes(this.tokens[at].word)
  }

  /** "Headings", "text", "page": sorts of things that are words of commands as well. */
  #isSort(at: number): boolean {
    const { signs, nouns } = this.language.loose
    return [nouns, signs.headings, signs.texts, signs.part, signs.background].some((list) =>
      list.includes(this.tokens[at].word)
    )
  }

  /** One word that says what is to be done is no name. */
  #isSign(at: number): boolean {
    const { signs, nouns } = this.language.loose
    const { word } = this.tokens[at]
    return nouns.includes(word) || Object.values(signs).some((list) => list.includes(word))
  }
}
