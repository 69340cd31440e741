import type { Language } from '#planning/designers/builtin/language'
import { englishCallings } from '#planning/designers/builtin/trades/english_calling'
import { ofItself } from '#planning/designers/builtin/trades/of_itself'
import type { Calling } from '#planning/designers/builtin/trades/spoken'
import { turkishCallings } from '#planning/designers/builtin/trades/turkish_calling'

/** Everything the text says the business is, in its order. */
export function callingsIn(text: string, language: Language): Calling[] {
  const start = ofItself(text.slice(0, 1500), language)
  return language === 'tr' ? turkishCallings(start) : englishCallings(start)
}
