import type { CommandLanguage } from '#designer/commands/language/language'
import { readingsOf, type Reading } from '#designer/commands/language/readings'
import type { Token } from '#designer/commands/language/tokens'
import { Words, type SortsOf } from '#designer/commands/language/words'
import { colourIn } from '#designer/commands/values/colour'

/** A part of an instruction that asks for one thing; without readings where nobody can read it. */
export interface Clause {
  text: string
  readings: Reading[]
  /** What it might mean where some of its words stay without a meaning; only ever offered. */
  guesses: () => Reading[]
  /** A reason, or nothing but small words: it asks for nothing. */
  isAside?: boolean
  /** A text runs on over the end of a sentence: the same with the first sentence alone. */
  shorter?: Reading[]
}

export interface Reader {
  language: CommandLanguage
  sortsOf: SortsOf
  /** Names of the commands that can be carried out here. */
  can: ReadonlySet<string>
}

/** More parts than this are read as one. */
const MOST_SPLITS = 24
/** How many words of parts are read until the rest is left. */
const MOST_EFFORT = 1500
/** Nobody writes a longer sentence for one thing. */
const LONGEST = 60
const MOST_UNKNOWN = 6

/**
 * An instruction as clauses. It is split at connecting words, commas and ends of sentences where
 * each part can be read by itself; a text in quotation marks is never split.
 */
export function readClauses(source: string, reader: Reader): Clause[] {
  const words = new Words(source, reader.language, reader.sortsOf)
  if (words.tokens.length === 0) return []
  return new Clauses(words, reader).all()
}

/** The whole text as one clause: one thing told in two sentences. */
export function readWhole(source: string, reader: Reader): Clause | undefined {
  const words = new Words(source, reader.language, reader.sortsOf)
  if (words.tokens.length === 0 || words.tokens.length > LONGEST) return undefined
  return new Clauses(words, reader).part(0, words.tokens.length, undefined)
}

/** The whole text as something that can only be guessed. */
export function readAsGuess(source: string, reader: Reader): Clause {
  return new Clauses(new Words(source, reader.language, reader.sortsOf), reader).unread()
}

interface Split {
  at: number
  /** The end of a sentence or line. */
  isHard: boolean
}

class Clauses {
  readonly #words: Words
  readonly #reader: Reader
  readonly #splits: Split[]
  #effort = MOST_EFFORT

  constructor(words: Words, reader: Reader) {
    this.#words = words
    this.#reader = reader
    this.#splits = splitsIn(words)
  }

  all(): Clause[] {
    const { length } = this.#words.tokens
    const whole = this.#segmented(0, length)
    if (whole) return whole
    // Sentence by sentence then: what can be read is done, and the rest is named.
    const starts = [0, ...this.#splits.filter(({ isHard }) => isHard).map(({ at }) => at)]
    return starts.flatMap((from, index) => {
      const end = starts[index + 1] ?? length
      return this.#segmented(from, end) ?? this.#withReason(from, end)
    })
  }

  /** The finest way to split in which every part can be read; undefined where there is none. */
  #segmented(from: number, last: number): Clause[] | undefined {
    const inner = this.#splits.filter(({ at }) => at > from && at < last)
    const ends = [...inner.map(({ at }) => at), last]
    const dead = new Set<string>()
    const go = (at: number, before: string | undefined): Clause[] | undefined => {
      if (at >= last) return []
      const key = `${at} ${before}`
      if (dead.has(key)) return undefined
      // A part that is whole by itself goes before one that needs the verb of the part before it.
      const ways = [undefined, ...(before ? [before] : [])]
      for (const verb of ways)
        for (const end of ends) {
          if (end <= at || this.#effort < 0) continue
          this.#effort -= end - at
          const clause = this.part(at, end, verb)
          if (!clause) continue
          const rest = go(end, clause.readings[0]?.do ?? before)
          if (rest) return [{ ...clause, ...this.#shorter(at, end, clause) }, ...rest]
        }
      dead.add(key)
      return undefined
    }
    return go(from, undefined)
  }

  /** What follows a colon or a new line is the text to its end, and is not asked about. */
  #shorter(from: number, end: number, { readings: [first] }: Clause): Pick<Clause, 'shorter'> {
    const hard = this.#splits.find(({ at, isHard }) => isHard && at > from && at < end)
    if (!hard || !first?.holdsText) return {}
    const isColon = /[:\n]\s*$/.test(this.#words.source.slice(0, this.#startOf(first)))
    const part = isColon ? undefined : this.part(from, hard.at, undefined)
    return part ? { shorter: part.readings } : {}
  }

  #startOf({ slots }: Reading): number {
    const { text } = slots.value ?? slots.text ?? slots.item ?? { text: '' }
    return Math.max(0, this.#words.source.indexOf(text))
  }

  part(from: number, end: number, before: string | undefined): Clause | undefined {
    const [start, stop] = this.#plain(from, end)
    const text = this.#words.text(from, end)
    // "…, not 16" is no further thing.
    if (from > 0 && this.#words.signsAt(from).some(({ name }) => name === 'not')) return undefined
    if (start >= stop) return { text, readings: [], guesses: () => [], isAside: true }
    const options = { from: start, end: stop, can: this.#reader.can, before }
    const readings = stop - start > LONGEST ? [] : readingsOf(this.#words, options)
    return readings.length > 0 ? { ...this.#unread(from, end), readings } : undefined
  }

  /** All of it as one part that nobody could read. */
  unread(): Clause {
    return this.#unread(0, this.#words.tokens.length)
  }

  /** "Make it larger, my gran cannot read it": what is asked for, and the rest as not read. */
  #withReason(from: number, end: number): Clause[] {
    const { tokens, language } = this.#words
    const inner = this.#splits.filter(({ at }) => at > from && at < end)
    for (const { at } of inner.filter(({ at: split }) => tokens[split - 1].mark === ',')) {
      const asked = this.#segmented(from, at)
      const isAside = language.remarks.includes(tokens[at].word)
      if (asked) return [...asked, { ...this.#unread(at, end), isAside }]
    }
    return [this.#unread(from, end)]
  }

  #unread(from: number, end: number): Clause {
    const [start, stop] = this.#plain(from, end)
    const most = Math.min(MOST_UNKNOWN, Math.floor((stop - start) * MOST_SHARE))
    const options = { from: start, end: stop, can: this.#reader.can, most }
    const guesses = () => (stop - start > MOST_GUESSED ? [] : readingsOf(this.#words, options))
    return { text: this.#words.text(from, end), readings: [], guesses }
  }

  /** Without connecting words and without what is only polite. */
  #plain(from: number, last: number): [from: number, end: number] {
    const { connectors, polite_before: first, polite_after: behind } = this.#words.language
    let [start, end] = [from, last]
    const lengthOf = (phrase: string) => phrase.split(' ').length
    const isAt = (phrase: string, at: number) =>
      at >= start && at + lengthOf(phrase) <= end && this.#phrase(at, phrase) === phrase
    for (;;) {
      const phrase = [...connectors, ...first].find((one) => isAt(one, start))
      if (!phrase) break
      start += lengthOf(phrase)
    }
    for (;;) {
      const phrase = behind.find(
        (one) => end - lengthOf(one) > start && isAt(one, end - lengthOf(one))
      )
      if (!phrase) break
      end -= lengthOf(phrase)
    }
    return [start, end]
  }

  #phrase(at: number, like: string): string {
    return this.#words.phrase(at, at + like.split(' ').length)
  }
}

/** Words of a guess that may stay without a meaning. */
const MOST_SHARE = 0.5
const MOST_GUESSED = 26

function splitsIn({ source, tokens, language }: Words): Split[] {
  const { connectors } = language
  const isColour = (one: Token | undefined) => one && colourIn(one.word, language.code)
  const splits: Split[] = []
  // What follows a colon is one text to the end of its line.
  let isText = false
  for (let at = 1; at < tokens.length && splits.length < MOST_SPLITS; at++) {
    const before = tokens[at - 1]
    const isLine = source.slice(before.to, tokens[at].from).includes('\n')
    // "1725. Sokak" is one address.
    const isNumber = /^\d+$/.test(before.word) && /^(?:sok|cad|bulv)/.test(tokens[at].word)
    const isHard = isLine || (/[.;!?…]/.test(before.mark) && !isNumber)
    const joinsColours = isColour(before) && isColour(tokens[at + 1])
    const isSoft = before.mark === ',' || (connectors.includes(tokens[at].word) && !joinsColours)
    isText = !isLine && (isText || before.mark.includes(':'))
    // "Call it Smith, Jones, and Brown": one capital word behind it belongs to the name.
    const next = tokens[at + 1]
    const isLast = next !== undefined && (next.mark !== '' || at + 2 === tokens.length)
    const isName = isLast && /^\p{Lu}/u.test(source.slice(next.from))
    if (isHard || (isSoft && !isText && !(isName && connectors.includes(tokens[at].word))))
      splits.push({ at, isHard })
  }
  return splits
}
