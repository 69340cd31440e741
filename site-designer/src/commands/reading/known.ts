import { isForm } from '#designer/commands/language/endings'
import type { CommandLanguage } from '#designer/commands/language/language'
import { folded } from '#designer/renderer/reading/words'
import { tokensOf, type Token } from '#designer/commands/reading/tokens'

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
const LONGEST = 14

/** What can be named on a page or a sheet, for finding it in a sentence. */
export class KnownNames {
  readonly #byStart = new Map<string, Entry[]>()
  readonly #told = new Set<string>()
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

const known = new Map<string, string[]>()

function plainWords(text: string): string[] {
  let words = known.get(text)
  if (!words) {
    words = tokensOf(text.slice(0, 600)).flatMap(({ quoted, word, isMark }) =>
      isMark ? [] : quoted ? folded(quoted).split(' ') : [word]
    )
    if (known.size < 4000) known.set(text, words)
  }
  return words
}
