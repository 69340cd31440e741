import type { Language } from '#designer/text/language'
import { englishCallings } from '#designer/trades/english_calling'
import { ofItself } from '#designer/trades/of_itself'
import type { Calling } from '#designer/trades/spoken'
import { turkishCallings } from '#designer/trades/turkish_calling'

/** Everything the text says the business is, in its order. */
export function callingsIn(text: string, language: Language): Calling[] {
  const start = ofItself(text.slice(0, 1500), language)
  return language === 'tr' ? turkishCallings(start) : englishCallings(start)
}
