import { PromptCheck } from '#designer/sheet/claims/prompt_check'
import type { Loose } from '#designer/sheet/readings/loose'
import type { FieldPath, Stretch, Value } from '#designer/sheet/sheet'

/** A stretch of the prompt that the model read a field from, its connecting words included. */
export interface ReadFrom {
  from: Stretch
  field: FieldPath
}

/**
 * A prompt from which a model has quoted. Without a quote that stands in the prompt there is no
 * value, and a text must stand in its quote.
 */
export class Quoted {
  readonly readFrom: ReadFrom[] = []
  readonly #check: PromptCheck
  readonly #prompt: string

  constructor(prompt: string) {
    this.#prompt = prompt
    this.#check = new PromptCheck(prompt)
  }

  /** Where the quote stands in the prompt. */
  stretch(quote: string | undefined): Stretch | undefined {
    return quote === undefined ? undefined : this.#check.find(quote)
  }

  /** A text that stands in its quote word for word. */
  text(entry: Loose, field: FieldPath): Value<string> | undefined {
    return this.entry(entry, field, entry.text('value'), entry.text('value'))
  }

  texts(entries: readonly Loose[], field: FieldPath): Value<string>[] {
    return entries.flatMap((entry) => this.text(entry, field) ?? [])
  }

  /** What is read from a quote by what one of its words says: `words` must stand in the quote. */
  entry<T>(
    entry: Loose,
    field: FieldPath,
    value: T | undefined,
    words: string | undefined
  ): Value<T> | undefined {
    const quote = this.stretch(entry.text('quote'))
    if (!quote || value === undefined || words === undefined) return undefined
    const from = this.#within(words, quote)
    if (!from) return undefined
    this.readFrom.push({ from: quote, field })
    return { value, source: 'model', from }
  }

  /** What is concluded from a quote: the id of a kind, a colour, a refusal. */
  concluded<T>(entry: Loose, field: FieldPath, value: T | undefined): Value<T> | undefined {
    const from = this.stretch(entry.text('quote'))
    if (!from || value === undefined) return undefined
    this.readFrom.push({ from, field })
    return { value, source: 'model', from }
  }

  #within(words: string, [start, end]: Stretch): Stretch | undefined {
    const found = new PromptCheck(this.#prompt.slice(start, end)).find(words)
    return found && [found[0] + start, found[1] + start]
  }
}
