import type { Quote, Sheet } from '#designer/sheet/sheet'

/** Quotes that may be published: those that name who said it. */
export function quotesOf({ own_words: own }: Sheet): Required<Quote>[] {
  return own.quotes.flatMap(({ value: { text, by } }) => (by ? [{ text, by }] : []))
}
