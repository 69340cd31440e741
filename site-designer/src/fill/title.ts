import { nounOf, shownName, whatAndWhere } from '#designer/fill/business'
import type { FillContext } from '#designer/fill/context'
import { placeOwnWords } from '#designer/fill/own_words'
import { tellsWhen } from '#designer/fill/times'
import { showsFacts } from '#designer/fill/places'
import { hasGrid, hoursSentence } from '#designer/fill/schedule'
import { localityOf } from '#designer/fill/whereabouts'
import type { Slot } from '#designer/site/site'
import { fold } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'

export interface TitleBlock {
  kicker?: string
  title: string
  lede?: Slot
}

const longestName = 34
const longestHeadline = 70

/**
 * Title, the line above and the lines below it: the trade and the place stand in one of the first
 * two, and each thing once on the first screen. The name stands in the header.
 */
export function titleBlock(context: FillContext): TitleBlock {
  const title = titleFor(context)
  const kicker = kickerFor(context, title)
  return {
    ...(kicker ? { kicker } : {}),
    title,
    lede: ledeFor(context) ?? { todo: context.copy.todo.lede },
  }
}

/** The name, or what it is and where; a trade without a place is no headline where there is a name. */
function titleFor({ outline, sheet }: FillContext): string {
  const name = sheet.who.name?.value
  const headline = whatAndWhere(sheet)
  const isSaid =
    headline !== undefined && headline.length <= longestHeadline && localityOf(sheet) !== undefined
  if (!name || !isSaid) return shownName(sheet)
  const isShort = [...name].length <= longestName
  return outline.titleIs === 'name' && isShort ? name : headline
}

function kickerFor(context: FillContext, title: string): string | undefined {
  const { copy, kinds, language, sheet } = context
  const says = (words: string) => fold(title).includes(fold(words))
  const noun = nounOf(sheet)
  const town = localityOf(sheet)
  const place = town && !says(town) ? town : undefined
  const year =
    showsFacts(context) || kinds.has('stats') ? undefined : sheet.who.founding_year?.value

  const parts: string[] = []
  if (noun && !says(noun)) {
    const what = capital(noun, language)
    const told = place && !fold(noun).includes(fold(place)) ? copy.tradeIn(what, place) : what
    parts.push(told)
  } else if (place) parts.push(place)
  if (year) parts.push(copy.since(year))
  return parts.length > 0 ? parts.join(' · ') : undefined
}

/** The person's own words, or when it is open where nothing else on the first screen says so. */
function ledeFor(context: FillContext): string | undefined {
  const { language, sheet } = context
  const { lede } = placeOwnWords(sheet)
  if (lede) return lede
  const [place, ...others] = sheet.where
  if (!place || others.length > 0 || !hasGrid(place.opening_hours)) return undefined
  if (showsFacts(context) || tellsWhen(context)) return undefined
  return hoursSentence(place.opening_hours, language)
}
