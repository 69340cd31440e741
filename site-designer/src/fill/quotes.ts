import type { Quote, Sheet } from '#designer/sheet/sheet'

const longestAlone = 160

/** Quotes that may be published: those that name who said it. */
export function quotesOf({ own_words: own }: Sheet): Required<Quote>[] {
  return own.quotes.flatMap(({ value: { text, by } }) => (by ? [{ text, by }] : []))
}

/** The only quote, where it is short enough to stand alone. */
export function loneQuote(sheet: Sheet): Required<Quote> | undefined {
  const [quote, ...others] = quotesOf(sheet)
  return quote && others.length === 0 && quote.text.length <= longestAlone ? quote : undefined
}
