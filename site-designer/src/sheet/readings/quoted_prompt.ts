import { TextSearch } from '#designer/sheet/claims/text_search'
import type { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'
import type { FieldPath, Stretch, Value } from '#designer/sheet/sheet'

/** A stretch of the prompt that the model read a field from, with the words around the value. */
interface ReadFrom {
  from: Stretch
  field: FieldPath
}

/** Checks the quotes of a model: a value needs a quote from the prompt that contains its text. */
export class QuotedPrompt {
  readonly readFrom: ReadFrom[] = []
  readonly prompt: string
  readonly #check: TextSearch

  constructor(prompt: string) {
    this.prompt = prompt
    this.#check = new TextSearch(prompt)
  }

  /** The position of the words in the prompt. */
  find(words: string | undefined): Stretch | undefined {
    return words === undefined ? undefined : this.#check.find(words)
  }

  /** The quote of an entry, as it is written in the prompt. */
  quoteOf(entry: UntrustedAnswer): string | undefined {
    const quote = this.find(entry.text('quote'))
    return quote && this.prompt.slice(...quote)
  }

  /** A value with the position of `words` in its quote; by default, of the whole quote. */
  value<T>(
    entry: UntrustedAnswer,
    field: FieldPath,
    value: T | undefined,
    words = entry.text('quote')
  ): Value<T> | undefined {
    const quote = this.find(entry.text('quote'))
    if (!quote || value === undefined || words === undefined) return undefined
    const found = new TextSearch(this.prompt.slice(...quote)).find(words)
    if (!found) return undefined
    this.readFrom.push({ from: quote, field })
    return { value, source: 'model', from: [found[0] + quote[0], found[1] + quote[0]] }
  }

  /** The texts of an entry that are in the line of its quote. */
  textsBeside(entry: UntrustedAnswer, texts: Record<string, string>): Record<string, string> {
    const [start, end] = this.find(entry.text('quote')) ?? [0, 0]
    const after = this.prompt.indexOf('\n', end)
    const line = this.prompt.slice(
      this.prompt.lastIndexOf('\n', start - 1) + 1,
      after < 0 ? undefined : after
    )
    const around = new TextSearch(line)
    return Object.fromEntries(Object.entries(texts).filter(([, text]) => around.find(text)))
  }
}
