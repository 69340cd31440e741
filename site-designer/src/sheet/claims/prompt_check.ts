import { folded } from '#designer/sheet/claims/folded'
import type { Stretch, Value } from '#designer/sheet/sheet'
import { wholeIn } from '#designer/text/whole_words'

/** A prompt in which words are looked for that were said in it. */
export class PromptCheck {
  readonly #text: string
  /** For each sign of the folded prompt, where it stands in the prompt. */
  readonly #places: number[] = []

  readonly prompt: string

  constructor(prompt: string) {
    this.prompt = prompt
    let text = ''
    prompt.split('').forEach((typed, at) => {
      const sign = /\s/.test(typed) ? ' ' : folded(typed)
      if (sign === ' ' && text.endsWith(' ')) return
      text += sign
      this.#places.push(...Array.from({ length: sign.length }, () => at))
    })
    this.#text = text
  }

  isStretch(from: Stretch | undefined): from is Stretch {
    if (!from) return false
    const [start, end] = from
    return Number.isInteger(start) && start >= 0 && start < end && end <= this.prompt.length
  }

  has(words: string, from: Stretch): boolean {
    return wholeIn(folded(this.prompt.slice(...from)), folded(words)) >= 0
  }

  /** Where the words stand in the prompt, nearest to where they were thought to stand. */
  find(words: string, near = 0): Stretch | undefined {
    const wanted = folded(words)
    let best: Stretch | undefined
    for (let at = wholeIn(this.#text, wanted); at >= 0; at = wholeIn(this.#text, wanted, at + 1)) {
      const found: Stretch = [this.#places[at], this.#places[at + wanted.length - 1] + 1]
      if (!best || Math.abs(found[0] - near) < Math.abs(best[0] - near)) best = found
    }
    return best
  }

  /** The line in which a stretch stands: what belongs together is told in one. */
  line([start, end]: Stretch): Stretch {
    const before = this.prompt.lastIndexOf('\n', start - 1) + 1
    const after = this.prompt.indexOf('\n', end)
    return [before, after < 0 ? this.prompt.length : after]
  }

  /** The value where its words were said; undefined for what nobody said. */
  said<T>(value: Value<T>, words: string = String(value.value)): Value<T> | undefined {
    if (!isOfModel(value)) return value
    if (words.trim() === '') return undefined
    if (this.isStretch(value.from) && this.has(words, value.from)) return value
    const from = this.find(words, value.from?.[0])
    return from && { ...value, from }
  }
}

/** A person's own values and those of the form are not looked for. */
export function isOfModel({ source }: Value<unknown>): boolean {
  return source === 'model' || source === 'said'
}
