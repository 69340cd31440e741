import { isForm } from '#designer/instructions/language/endings'
import type { CommandLanguage } from '#designer/instructions/language/language'
import { tokensOf, type Token } from '#designer/instructions/reading/tokens'

/** Something that can be named, and the words it is called by. */
export interface Name {
  words: string
  sort: string
}

interface Entry {
  words: string[]
  sort: string
}

export interface NameAt {
  from: number
  end: number
  sort: string
}

const LETTERS = 3
const LEAST_SPELLED = 4
/** A shorter word has changed only where two of its letters have changed places. */
const SHORT = 5
const LONGEST = 14

/** What can be named on a page or a sheet, for finding it in a sentence. */
export class KnownNames {
  readonly #byStart = new Map<string, Entry[]>()
  readonly #told = new Set<string>()
  /** The words of names that are long enough to be mistyped, by their first letter. */
  readonly #spellings = new Map<string, Set<string>>()
  readonly #language: string

  /** `texts`: whatever else stands there to be read. */
  constructor(names: readonly Name[], texts: readonly string[], language: CommandLanguage) {
    this.#language = language.code
    const seen = new Set<string>()
    for (const { words: typed, sort } of names) {
      const words = plainWords(typed)
      const key = `${sort} ${words.join(' ')}`
      if (words.length === 0 || words.length > LONGEST || seen.has(key)) continue
      seen.add(key)
      for (const word of words) if (word.length >= LEAST_SPELLED) this.#keepSpelling(word)
      const start = words[0].slice(0, LETTERS)
      const list = this.#byStart.get(start)
      if (list) list.push({ words, sort })
      else this.#byStart.set(start, [{ words, sort }])
    }
    for (const text of texts) {
      const words = plainWords(text)
      words.forEach((word, at) => {
        this.#told.add(word)
        if (at > 0) this.#told.add(`${words[at - 1]} ${word}`)
      })
    }
  }

  #keepSpelling(word: string): void {
    const list = this.#spellings.get(word[0]) ?? new Set()
    this.#spellings.set(word[0], list.add(word))
  }

  /** The one word of a name that a word is but for one letter: "cleening". */
  spelling(word: string): string | undefined {
    const known = this.#spellings.get(word[0])
    if (word.length < LEAST_SPELLED || !known || known.has(word)) return undefined
    if (this.#told.has(word)) return undefined
    const found: string[] = []
    for (const one of known) {
      const isShort = word.length < SHORT || one.length < SHORT
      if (isForm(word, one, this.#language) || isForm(one, word, this.#language)) continue
      if (isShort ? isTurned(word, one) : isOneOff(word, one)) found.push(one)
    }
    return found.length === 1 ? found[0] : undefined
  }

  /** Whether one word, or two side by side, stand in a text there. */
  isTold(words: string): boolean {
    return this.#told.has(words)
  }

  /** Names that begin with this token, the longest of each sort. */
  at(tokens: readonly Token[], from: number): NameAt[] {
    const { word } = tokens[from]
    const longest = new Map<string, NameAt>()
    const starts = new Set([word.slice(0, LETTERS), word.slice(0, 2), word.slice(0, 1)])
    for (const start of starts)
      for (const { words, sort } of this.#byStart.get(start) ?? []) {
        const end = from + words.length
        if (end > tokens.length || end <= (longest.get(sort)?.end ?? 0)) continue
        const isIt = words.every((known, at) =>
          isForm(tokens[from + at].word, known, this.#language)
        )
        if (isIt) longest.set(sort, { from, end, sort })
      }
    return [...longest.values()]
  }
}

/** Whether two neighbours of a word have changed places. */
function isTurned(one: string, other: string): boolean {
  return one.length === other.length && isOneOff(one, other) && !isChanged(one, other)
}

/** Whether exactly one letter is another. */
function isChanged(one: string, other: string): boolean {
  return [...one].filter((letter, at) => letter !== other[at]).length === 1
}

/** Whether two words differ by one letter: another, one more, one less, or two that changed places. */
function isOneOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, wanted] = [one.slice(at), other.slice(at)]
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  )
}

const known = new Map<string, string[]>()

function plainWords(text: string): string[] {
  let words = known.get(text)
  if (!words) {
    words = tokensOf(text.slice(0, 600)).flatMap(({ word, isMark }) =>
      isMark ? [] : word.split(' ')
    )
    if (known.size < 4000) known.set(text, words)
  }
  return words
}
