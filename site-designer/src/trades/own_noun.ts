import type { Language } from '#designer/text/language'
import { englishNotPeople } from '#designer/trades/calling_words'
import { findNoun } from '#designer/trades/nouns'
import { ofItself } from '#designer/trades/of_itself'
import type { TradeGuess } from '#designer/trades/recognise'
import { findTurkishNoun } from '#designer/trades/turkish_nouns'

/** The person's own word for the business; of a trade we know, as short as the word we know for it. */
export function ownNoun(
  unnamed: string,
  name: string | undefined,
  { id, confidence, calling }: TradeGuess,
  language: Language
): string | undefined {
  const find = (text: string) => (language === 'tr' ? findTurkishNoun(text, id) : findNoun(text))
  if (confidence === 0) return calling
  if (calling !== undefined) {
    const known = confidence >= 0.75 ? find(calling) : undefined
    return known && !tellsMore(calling, known) ? known : calling
  }
  return find(ofItself(unnamed, language)) ?? find(name ?? '')
}

// A dog photographer and a wedding band say for whom they are.
function tellsMore(calling: string, known: string): boolean {
  const [before] = calling.split(known)
  return before.split(' ').some((word) => word === 'wedding' || englishNotPeople.has(word))
}
