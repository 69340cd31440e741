import { copyIn } from '#designer/copy/copy_in'
import { saysTrade } from '#designer/copy/says_trade'
import { languageOf, nounOf } from '#designer/fill/business'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { shownName } from '#designer/fill/shown_name'
import { clockOf } from '#designer/fill/clock'
import { itemsOf } from '#designer/fill/offered'
import { hasGrid, hoursSentence } from '#designer/fill/schedule'
import { localityOf } from '#designer/fill/whereabouts'
import { fold } from '#designer/language/fold'
import { capital } from '#designer/language/normalise'

const longestTitle = 80
const longestDescription = 160

/** What a browser's tab and a search result call the page. */
export function pageTitle(sheet: SortedSheet): string {
  const copy = copyIn(languageOf(sheet))
  const name = shownName(sheet)
  const noun = nounOf(sheet)
  const place = localityOf(sheet)
  if (!sheet.who.name || !noun) return cut(name, longestTitle)
  const says = place !== undefined && fold(`${name} ${noun}`).includes(fold(place))
  if (saysTrade(name, noun))
    return cut(place && !says ? copy.nameIn(name, place) : name, longestTitle)
  const what = capital(noun, languageOf(sheet))
  const whole = `${name} – ${place && !says ? copy.tradeIn(what, place) : what}`
  return whole.length <= longestTitle ? whole : cut(name, longestTitle)
}

/** Whole sentences, as many as a search result shows. */
export function pageDescription(sheet: SortedSheet): string {
  const language = languageOf(sheet)
  const copy = copyIn(language)
  const name = shownName(sheet)
  const noun = nounOf(sheet)
  const place = localityOf(sheet)
  const says = place !== undefined && noun !== undefined && fold(noun).includes(fold(place))
  const introduced =
    sheet.who.name && noun
      ? copy.isA(name, noun, says ? undefined : place, sheet.who.founding_year?.value)
      : `${name}.`
  const offered = [
    ...itemsOf(sheet).map((item) => item.name),
    ...sheet.services.map(({ value }) => value),
  ]
  const few = offered.slice(0, 4).map((what) => capital(what, language))
  const [only, ...others] = sheet.where
  const hours = only && others.length === 0 ? only.opening_hours : undefined
  const more = [
    ...(sheet.who.slogan ? [sheet.who.slogan.value] : []),
    ...(few.length > 0 ? [`${few.join(', ')}.`] : []),
    ...(hours && hasGrid(hours) ? [hoursSentence(hours, language, clockOf(sheet))] : []),
  ]
  return more.reduce(
    (text, sentence) =>
      text.length + sentence.length < longestDescription ? `${text} ${sentence}` : text,
    cut(introduced, longestDescription)
  )
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
