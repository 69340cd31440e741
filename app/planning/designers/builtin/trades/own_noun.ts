import type { Language } from '#planning/designers/builtin/language'
import { findNoun } from '#planning/designers/builtin/trades/nouns'
import type { TradeGuess } from '#planning/designers/builtin/trades/recognise'
import { findTurkishNoun } from '#planning/designers/builtin/trades/turkish_nouns'

/** The person's own word for the business; of a trade we know, as short as the word we know for it. */
export function ownNoun(
  unnamed: string,
  name: string | undefined,
  { id, confidence, calling }: TradeGuess,
  language: Language
): string | undefined {
  const find = (text: string) => (language === 'tr' ? findTurkishNoun(text, id) : findNoun(text))
  if (confidence === 0) return calling
  if (calling !== undefined) return confidence >= 0.75 ? (find(calling) ?? calling) : calling
  return find(unnamed) ?? find(name ?? '')
}
