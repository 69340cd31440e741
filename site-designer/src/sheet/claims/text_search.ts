import { foldedWithQuotes } from '#designer/language/fold'
import type { Stretch } from '#designer/sheet/sheet'
import { wholeIn } from '#designer/language/whole_words'

/** Finds words in a text regardless of case, accents and the kind of spaces and quotes. */
export class TextSearch {
  readonly #text: string
  /** For each character of the folded text its offset in the text. */
  readonly #places: number[] = []

  constructor(original: string) {
    let text = ''
    original.split('').forEach((typed, at) => {
      const character = /\s/.test(typed) ? ' ' : foldedWithQuotes(typed)
      if (character === ' ' && text.endsWith(' ')) return
      text += character
      this.#places.push(...Array.from({ length: character.length }, () => at))
    })
    this.#text = text
  }

  /** The first occurrence of the words, as whole words. */
  find(words: string): Stretch | undefined {
    const wanted = foldedWithQuotes(words)
    const at = wholeIn(this.#text, wanted)
    return at < 0 ? undefined : [this.#places[at], this.#places[at + wanted.length - 1] + 1]
  }
}
