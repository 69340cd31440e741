import { copyIn } from '#designer/copy/copy_in'
import { localityOf } from '#designer/fill/whereabouts'
import type { Sheet } from '#designer/sheet/sheet'
import { wordsLanguage, type Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'
import { tradeById } from '#designer/trades/all'
import { service } from '#designer/trades/service'
import { tradeWords, type Trade } from '#designer/trades/trade'

export function tradeOf({ who }: Sheet): Trade {
  return tradeById(who.kind?.value ?? '')
}

export function languageOf({ wishes }: Sheet): Language {
  return wordsLanguage(wishes.language.value)
}

/** What the business is: in the person's words, or as the trade is called. */
export function nounOf(sheet: Sheet): string | undefined {
  const trade = tradeOf(sheet)
  const { noun } = tradeWords(trade, languageOf(sheet))
  return sheet.who.description?.value ?? (trade.id === service.id ? undefined : noun)
}

/** "Pottery studio in Leith", as far as it is known. */
export function whatAndWhere(sheet: Sheet): string | undefined {
  const noun = nounOf(sheet)
  if (!noun) return undefined
  const language = languageOf(sheet)
  const place = localityOf(sheet)
  const what = capital(noun, language)
  const says = place !== undefined && fold(noun).includes(fold(place))
  return place && !says ? copyIn(language).tradeIn(what, place) : what
}

/** What the business is called on the page: its name, or plainly what it is. */
export function shownName(sheet: Sheet): string {
  const { welcome } = copyIn(languageOf(sheet))
  return sheet.who.name?.value ?? whatAndWhere(sheet) ?? localityOf(sheet) ?? welcome
}
