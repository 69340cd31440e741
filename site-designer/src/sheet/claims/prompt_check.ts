import { folded } from '#designer/sheet/claims/folded'
import type { Stretch } from '#designer/sheet/sheet'
import { wholeIn } from '#designer/text/whole_words'

/** A text in which words are looked for that were said in it. */
export class PromptCheck {
  readonly #text: string
  /** For each sign of the folded text, where it stands in the text. */
  readonly #places: number[] = []

  constructor(prompt: string) {
    let text = ''
    prompt.split('').forEach((typed, at) => {
      const sign = /\s/.test(typed) ? ' ' : folded(typed)
      if (sign === ' ' && text.endsWith(' ')) return
      text += sign
      this.#places.push(...Array.from({ length: sign.length }, () => at))
    })
    this.#text = text
  }

  /** Where the words first stand in the text. */
  find(words: string): Stretch | undefined {
    const wanted = folded(words)
    const at = wholeIn(this.#text, wanted)
    return at < 0 ? undefined : [this.#places[at], this.#places[at + wanted.length - 1] + 1]
  }
}
