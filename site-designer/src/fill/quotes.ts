import type { Quote, Sheet } from '#designer/sheet/sheet'

const longestAlone = 160

/** What others said; a quote whose speaker nobody knows stands without a name. */
export function quotesOf({ own_words: own }: Sheet): Quote[] {
  return own.quotes.map(({ value }) => value)
}

/** The only quote, where it is short enough to stand alone. */
export function loneQuote(sheet: Sheet): Quote | undefined {
  const [quote, ...others] = quotesOf(sheet)
  return quote && others.length === 0 && quote.text.length <= longestAlone ? quote : undefined
}
