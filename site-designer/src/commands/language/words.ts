import type { CommandLanguage } from '#designer/commands/language/language'
import { slotOf, valueTypes, type Slot } from '#designer/commands/language/slots'
import { kindNamed } from '#designer/commands/targets/names'
import { tokensOf, type Token } from '#designer/commands/language/tokens'

/** What some words are called on the page or the sheet: sorts of things; "words" where they only stand there. */
export type SortsOf = (slot: Slot) => readonly string[]

export interface Sign {
  name: string
  end: number
}

const LONGEST_SIGN = 5
const LONGEST_NAME = 9
/** Types whose own words may be small ones: "to the top". */
const WORDED = new Set(['place', 'layout', 'tone', 'mood', 'kind'])
/** Turkish endings behind them belong to the sentence: "0232 555 01 99'dan". */
const KEPT_WHOLE = new Set(['quoted', 'days', 'hours'])

/** The words of a text with what each stretch of them can be. Every answer is kept: many frames ask the same. */
export class Words {
  readonly source: string
  readonly tokens: Token[]
  readonly language: CommandLanguage
  readonly #sortsOf: SortsOf
  readonly #types: ReturnType<typeof valueTypes>
  readonly #small: ReadonlySet<string>
  readonly #nouns: ReadonlySet<string>
  readonly #known = new Map<string, unknown>()

  constructor(source: string, language: CommandLanguage, sortsOf: SortsOf) {
    this.source = source
    this.tokens = tokensOf(source)
    this.language = language
    this.#sortsOf = sortsOf
    this.#types = valueTypes(language)
    this.#small = new Set(
      [...language.small, ...language.articles, ...language.connectors].filter(
        (word) => !language.all.includes(word)
      )
    )
    this.#nouns = new Set(language.nouns)
  }

  slot(from: number, end: number): Slot {
    return slotOf(this.source, this.tokens, { from, end })
  }

  text(from: number, end: number): string {
    return this.source.slice(this.tokens[from].from, this.tokens[end - 1].to)
  }

  /** A word that changes nothing. */
  isSmall(at: number): boolean {
    return this.#small.has(this.tokens[at].word)
  }

  /** The first word from here on that is no small one. */
  behindSmall(at: number): number {
    let end = at
    while (end < this.tokens.length && this.isSmall(end)) end++
    return end
  }

  /** The same, but names end with it. */
  isNoun(at: number): boolean {
    return this.#nouns.has(this.tokens[at].word)
  }

  /** The ends of the values of a type that begin here, the longest first. */
  valuesAt(type: string, from: number): number[] {
    return this.#once(`value ${type} ${from}`, () => {
      const [most, is] = this.#types[type]
      const ends: number[] = []
      for (let end = Math.min(this.tokens.length, from + most); end > from; end--) {
        const start = type === 'price' ? this.#priceStart(from, end) : from
        const isEdged = !WORDED.has(type) && (this.isSmall(start) || this.isSmall(end - 1))
        if (isEdged || this.#isMixed(type, start, end)) continue
        if (is(this.slot(start, end))) ends.push(end)
      }
      return ends
    })
  }

  /** "From £72", "starts at £72": words that belong to a price. */
  #priceStart(from: number, end: number): number {
    const isLead = ({ name, end: behind }: Sign) => name === 'starts' && behind < end
    return this.signsAt(from).find(isLead)?.end ?? from
  }

  /** Two sums are not one: "£7 to £9"; and a sum is no time. */
  #isMixed(type: string, from: number, end: number): boolean {
    if (type === 'times') return /[€£$₺]/.test(this.text(from, end))
    if (type !== 'price') return false
    for (let at = from; at < end; at++) if (this.isSmall(at)) return true
    return false
  }

  value(type: string, from: number, end: number): Slot {
    const slot = this.slot(from, end)
    const isPlain = this.language.code === 'tr' && !KEPT_WHOLE.has(type)
    return isPlain ? { ...slot, text: slot.text.replace(/['’]\p{Ll}+$/u, '') } : slot
  }

  /** Names of things that begin here, the longest first, each with the sorts of what it names. */
  namesAt(from: number): { end: number; sorts: readonly string[] }[] {
    return this.#once(`name ${from}`, () => {
      const names: { end: number; sorts: readonly string[] }[] = []
      for (let end = Math.min(this.tokens.length, from + LONGEST_NAME); end > from; end--) {
        const sorts = this.#sorts(from, end)
        if (sorts.length > 0) names.push({ end, sorts })
      }
      return names
    })
  }

  #sorts(from: number, end: number): readonly string[] {
    const { language } = this
    const slot = this.slot(from, end)
    const isIt = language.this.includes(slot.words.join(' '))
    const found = this.#sortsOf(slot)
    if (isIt) return [...found, 'it']
    const isSort = end === from + 1 && language.sorts.includes(slot.words[0])
    if (isSort) return []
    const isEdge = this.isSmall(from) && !language.all.includes(slot.words[0])
    if (isEdge && !found.includes('exact')) return []
    if (this.isCut(from, end) && !found.includes('exact')) return []
    return kindNamed(slot.words, language) ? [...found, 'kind'] : found
  }

  /** A comma or another mark stands within. */
  isCut(from: number, end: number): boolean {
    return this.tokens.slice(from, end - 1).some(({ mark }) => /[,;!?]/.test(mark))
  }

  /** Signs that begin here, the longest first. */
  signsAt(from: number): Sign[] {
    return this.#once(`sign ${from}`, () => {
      const signs: Sign[] = []
      for (let length = LONGEST_SIGN; length > 0; length--) {
        const end = from + length
        if (end > this.tokens.length) continue
        const names = signsOf(this.language, this.phrase(from, end))
        signs.push(...names.map((name) => ({ name, end })))
      }
      return signs
    })
  }

  phrase(from: number, end: number): string {
    return this.tokens
      .slice(from, end)
      .map(({ word }) => word)
      .join(' ')
  }

  /** "X instead of Y" is not one text. */
  holdsContrast(from: number, end: number): boolean {
    const { contrasts } = this.language
    const isNot = (at: number) => this.signsAt(at).some(({ name }) => name === 'not')
    return this.tokens
      .slice(from, end)
      .some(
        ({ word, mark }, at) =>
          contrasts.includes(word) || (mark === ',' && from + at + 1 < end && isNot(from + at + 1))
      )
  }

  /** A colon, or an arrow, behind the last word. */
  isBehindColon(at: number): boolean {
    return at > 0 && /[:=]/.test(this.tokens[at - 1].mark)
  }

  #once<T>(key: string, make: () => T): T {
    const known = this.#known.get(key) as T | undefined
    if (known !== undefined) return known
    const made = make()
    this.#known.set(key, made)
    return made
  }
}

const signNames = new WeakMap<CommandLanguage, Map<string, string[]>>()

/** What a phrase says; one may say several things. */
function signsOf(language: CommandLanguage, phrase: string): readonly string[] {
  let names = signNames.get(language)
  if (!names) {
    names = new Map()
    for (const [name, phrases] of Object.entries(language.signs))
      for (const one of phrases) names.set(one, [...(names.get(one) ?? []), name])
    signNames.set(language, names)
  }
  return names.get(phrase) ?? []
}
