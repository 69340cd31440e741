import type { Piece } from '#designer/instructions/words/piece'
import type { Category, Form, Sense, Vocabulary } from '#designer/instructions/words/sense'
import { Slips } from '#designer/instructions/words/slips'
import { isName, tokensOf, type Token } from '#designer/instructions/words/tokens'

/** The words of a text in one language. */
export type ReadWords = (text: string) => Piece[]

interface Entry {
  is: Category
  what: string
  /** Of a phrase: its folded words. */
  words: string[]
}

const things: Category[] = ['section', 'part', 'thing', 'fact']

/** Looks that are also something to do: "büyütelim". */
const done: Category[] = [
  'shade',
  'tone',
  'size',
  'weight',
  'align',
  'mood',
  'corner',
  'length',
  'layout',
]

/** Words that hold a sentence: a good word near one of them is that word and no slip. */
const untyped: Category[] = ['small', 'question', 'next', 'because', 'own']

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

function sixDigits(color: string): string {
  const digits = color.slice(1).toLowerCase()
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** What the words of one language mean. Made once, of the language's vocabulary. */
export class Lexicon {
  /** By the only word, or by the first of several. */
  readonly #single = new Map<string, Entry[]>()
  readonly #phrases = new Map<string, Entry[]>()
  readonly #slips = new Slips()

  readonly formsOf: (word: string) => Form[]
  private readonly ordinary: ReadonlySet<string>

  constructor(
    vocabularies: Vocabulary[],
    formsOf: (word: string) => Form[],
    ordinary: ReadonlySet<string>
  ) {
    this.formsOf = formsOf
    this.ordinary = ordinary
    for (const vocabulary of vocabularies) {
      for (const [is, meanings] of Object.entries(vocabulary)) {
        for (const [what, phrases] of Object.entries(meanings as Record<string, string>)) {
          for (const phrase of phrases.split(',')) this.#add(is as Category, what, phrase)
        }
      }
    }
  }

  #add(is: Category, what: string, phrase: string) {
    const words = tokensOf(phrase)
      .filter((token) => token.kind !== 'mark' || token.low === '&')
      .map((token) => token.low)
    if (words.length === 0) return
    const map = words.length === 1 ? this.#single : this.#phrases
    const list = map.get(words[0])
    if (list) list.push({ is, what, words })
    else map.set(words[0], [{ is, what, words }])
    if (words.length === 1 && words[0].length >= 5 && !untyped.includes(is))
      this.#slips.add(words[0])
  }

  /** The tokens as pieces: the longest phrases that are known, in order. */
  read(tokens: Token[], options: { typos: boolean }): Piece[] {
    const pieces: Piece[] = []
    for (let at = 0; at < tokens.length;) {
      const { senses, length } = this.#longest(tokens, at)
      const guessed =
        senses.length === 0 && options.typos && !isName(tokens, at)
          ? this.#guess(tokens[at])
          : senses
      pieces.push({ tokens: tokens.slice(at, at + length), senses: guessed })
      at += length
    }
    return pieces
  }

  #longest(tokens: Token[], at: number): { senses: Sense[]; length: number } {
    const first = tokens[at]
    if (first.kind === 'quote') return { senses: [], length: 1 }
    let length = 1
    let senses: Sense[] = first.kind === 'mark' ? [] : this.#sensesOf(first.low)
    if (hex.test(first.text)) senses = [{ is: 'color', what: sixDigits(first.text) }]
    for (const entry of this.#phrases.get(first.low) ?? []) {
      const end = endOf(entry, tokens, at)
      if (end === undefined || end - at < length) continue
      const form = this.#formAt(entry, tokens[end - 1])
      if (!form) continue
      if (end - at > length) senses = []
      length = end - at
      senses.push({ is: entry.is, what: entry.what, ...endingOf(form) })
    }
    return { senses, length }
  }

  // Only the last word of a phrase is inflected: "fiyat listesini".
  #formAt(entry: Entry, token: Token): Form | undefined {
    if (token.kind === 'quote') return undefined
    const as = entry.is === 'verb' ? 'verb' : 'noun'
    const wanted = entry.words.at(-1)
    return this.formsOf(token.low).find(
      (one) =>
        one.stem === wanted && (one.as === as || one.stem === token.low || done.includes(entry.is))
    )
  }

  #sensesOf(word: string): Sense[] {
    const senses: Sense[] = []
    const exact = this.#single.has(word)
    for (const form of this.formsOf(word)) {
      if (form.bent && senses.length > 0) continue
      for (const sense of this.#sensesAs(form.stem, form)) {
        // "altına" is a place and no gold; "resmi" is formal and may be a picture all the same.
        if (exact && form.stem !== word && !things.includes(sense.is)) continue
        // "Wills" are no plural of "will".
        if (form.stem !== word && !form.case && sense.is === 'small') continue
        if (!senses.some(({ is, what }) => is === sense.is && what === sense.what)) {
          senses.push(sense)
        }
      }
    }
    return senses
  }

  #sensesAs(word: string, form: Form): Sense[] {
    return (this.#single.get(word) ?? [])
      .filter(({ is }) => (form.as === 'noun' ? is !== 'verb' : is === 'verb' || done.includes(is)))
      .map(({ is, what }) => ({ is, what, ...endingOf(form) }))
  }

  /** One letter wrong in a word of five or more; never where it could be two different words. */
  #guess(token: Token): Sense[] {
    if (token.kind !== 'word' || token.low.length < 5 || this.ordinary.has(token.low)) return []
    const forms = this.formsOf(token.low).filter(({ stem, bent }) => stem.length >= 4 && !bent)
    if (forms.some(({ stem }) => this.ordinary.has(stem))) return []
    const byWord = new Map<string, Sense[]>()
    for (const form of forms) {
      for (const word of this.#slips.near(form.stem)) {
        const senses = byWord.has(word) ? [] : this.#sensesAs(word, form)
        if (senses.length > 0) byWord.set(word, senses)
      }
    }
    const [first, ...others] = [...byWord.values()]
    const same = (senses: Sense[]) =>
      senses.every(({ is, what }) => first.some((one) => one.is === is && one.what === what))
    return first && others.every(same) ? first : []
  }

  /** How much of a text this language knows, in words. */
  knows(tokens: Token[]): number {
    return this.read(tokens, { typos: false }).reduce(
      (sum, piece) => sum + (piece.senses.length > 0 ? piece.tokens.length : 0),
      0
    )
  }
}

// Said in passing between the words of a phrase: "I'd really like", "before/after".
const passing =
  /^(?:really|also|just|please|still|probably|definitely|maybe|very|rather|even|\/|-)$/

/** Where a phrase that starts at `at` would end; its last word is still to be looked at. */
function endOf({ words }: Entry, tokens: Token[], at: number): number | undefined {
  let next = at + 1
  for (let index = 1; index < words.length; index++) {
    if (passing.test(tokens[next]?.low ?? '') && tokens[next].low !== words[index]) next++
    const token = tokens[next]
    if (!token || token.kind === 'quote') return undefined
    if (index < words.length - 1 && token.low !== words[index]) return undefined
    next++
  }
  return next
}

function endingOf({ case: stands, denied }: Form): Pick<Sense, 'case' | 'denied'> {
  return { ...(stands && { case: stands }), ...(denied && { denied }) }
}
