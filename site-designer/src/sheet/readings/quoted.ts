import { PromptCheck } from '#designer/sheet/claims/prompt_check'
import type { Loose } from '#designer/sheet/readings/loose'
import type { FieldPath, Stretch, Value } from '#designer/sheet/sheet'

/** A stretch of the prompt that the model read a field from, its connecting words included. */
interface ReadFrom {
  from: Stretch
  field: FieldPath
}

/**
 * A prompt from which a model has quoted. Without a quote that stands in the prompt there is no
 * value, and a text must stand in its quote.
 */
export class Quoted {
  readonly readFrom: ReadFrom[] = []
  readonly prompt: string
  readonly #check: PromptCheck

  constructor(prompt: string) {
    this.prompt = prompt
    this.#check = new PromptCheck(prompt)
  }

  /** Where the words stand in the prompt. */
  find(words: string | undefined): Stretch | undefined {
    return words === undefined ? undefined : this.#check.find(words)
  }

  /** What the model quotes for an entry, word for word. */
  quoteOf(entry: Loose): string | undefined {
    const quote = this.find(entry.text('quote'))
    return quote && this.prompt.slice(...quote)
  }

  /** A value that these words of its quote say; without words it is concluded from all of them. */
  value<T>(
    entry: Loose,
    field: FieldPath,
    value: T | undefined,
    words = entry.text('quote')
  ): Value<T> | undefined {
    const quote = this.find(entry.text('quote'))
    if (!quote || value === undefined || words === undefined) return undefined
    const found = new PromptCheck(this.prompt.slice(...quote)).find(words)
    if (!found) return undefined
    this.readFrom.push({ from: quote, field })
    return { value, source: 'model', from: [found[0] + quote[0], found[1] + quote[0]] }
  }

  /** The texts of an entry that are said in its quote, or in the line around it. */
  textsBeside(entry: Loose, texts: Record<string, string>): Record<string, string> {
    const [start, end] = this.find(entry.text('quote')) ?? [0, 0]
    const after = this.prompt.indexOf('\n', end)
    const line = this.prompt.slice(
      this.prompt.lastIndexOf('\n', start - 1) + 1,
      after < 0 ? undefined : after
    )
    const around = new PromptCheck(line)
    return Object.fromEntries(Object.entries(texts).filter(([, text]) => around.find(text)))
  }
}
