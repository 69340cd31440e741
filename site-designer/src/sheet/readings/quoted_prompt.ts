import { QuoteSearch } from '#designer/sheet/readings/quote_search'
import type { UntrustedAnswer } from '#designer/sheet/readings/untrusted_answer'
import { overlap } from '#designer/sheet/coverage'
import type { FieldPath, Stretch, Value } from '#designer/sheet/sheet'

/** A stretch of the prompt that the model read a field from, with the words around the value. */
export interface ReadFrom {
  from: Stretch
  field: FieldPath
}

/** Between two stretches of the prompt that stand in one quote: "Saturday 12 May … doors at 7". */
const JOINT = /\s(?:…|\.{3})\s/

/** Checks the quotes of a model: a value needs a quote from the prompt that contains its text. */
export class QuotedPrompt {
  readonly readFrom: ReadFrom[] = []
  /** Of quotes that are joined, the stretches in which the value itself does not stand. */
  readonly joined: ReadFrom[] = []
  readonly prompt: string
  readonly #check: QuoteSearch

  constructor(prompt: string) {
    this.prompt = prompt
    this.#check = new QuoteSearch(prompt)
  }

  /** The position of the words in the prompt. */
  find(words: string | undefined): Stretch | undefined {
    return words === undefined ? undefined : this.#check.find(words)
  }

  /** The quote of an entry, as it is written in the prompt in one place. */
  quoteOf(entry: UntrustedAnswer): string | undefined {
    const quote = this.find(entry.text('quote'))
    return quote && this.prompt.slice(...quote)
  }

  /** A value with the position of `words` in its quote; by default, of the whole quote. */
  value<T>(
    entry: UntrustedAnswer,
    field: FieldPath,
    value: T | undefined,
    words?: string
  ): Value<T> | undefined {
    const stretches = this.#stretchesOf(entry)
    if (value === undefined) return undefined
    const [from] = stretches
      .map((one) => (words === undefined ? one : this.#within(one, words)))
      .filter((one) => one !== undefined)
    if (!from) return undefined
    for (const stretch of stretches) {
      this.readFrom.push({ from: stretch, field })
      if (!overlap(stretch, from)) this.joined.push({ from: stretch, field })
    }
    return { value, source: 'model', from }
  }

  /** A text of an entry, if it is in a line of its quote. */
  textBeside(
    entry: UntrustedAnswer,
    name: string,
    { canBeJoined = false }: { canBeJoined?: boolean }
  ): string | undefined {
    const text = entry.text(name)
    if (text === undefined) return undefined
    const lines = this.#stretchesOf(entry).map((one) => new QuoteSearch(this.#lineOf(one)))
    const isThere = (words: string) => lines.some((line) => line.find(words))
    if (isThere(text)) return text
    const parts = canBeJoined ? text.split(JOINT) : []
    return parts.length > 1 && parts.every(isThere)
      ? parts.map((part) => part.trim()).join(', ')
      : undefined
  }

  /** Where the quote of an entry stands: in one place, or in each that it is joined from. */
  #stretchesOf(entry: UntrustedAnswer): Stretch[] {
    const quote = entry.text('quote')
    const whole = this.find(quote)
    if (quote === undefined || whole) return whole ? [whole] : []
    const parts = quote.split(JOINT).map((part) => this.find(part))
    return parts.every((part) => part !== undefined) ? parts : []
  }

  #within([start, end]: Stretch, words: string): Stretch | undefined {
    const found = new QuoteSearch(this.prompt.slice(start, end)).find(words)
    return found && [found[0] + start, found[1] + start]
  }

  #lineOf([start, end]: Stretch): string {
    const after = this.prompt.indexOf('\n', end)
    return this.prompt.slice(
      this.prompt.lastIndexOf('\n', start - 1) + 1,
      after < 0 ? undefined : after
    )
  }
}
