import { nounOf, whatAndWhere } from '#designer/fill/business'
import { headlineOf } from '#designer/fill/shown_name'
import { clockOf } from '#designer/fill/clock'
import type { FillContext } from '#designer/fill/context'
import { itemsOf, servicesOf } from '#designer/fill/offered'
import { tellsWhen } from '#designer/fill/times'
import { namesDate } from '#designer/fill/sentences/times'
import { showsFacts } from '#designer/fill/places'
import { hasGrid, hoursSentence } from '#designer/fill/schedule'
import { localityOf } from '#designer/fill/whereabouts'
import type { Slot } from '#designer/site/content'
import { fold } from '#designer/language/fold'
import { capital, listed } from '#designer/language/normalise'

export interface TitleBlock {
  kicker?: string
  title: string
  lede?: Slot
}

const longestName = 34
const longestHeadline = 70
const mostNamed = 4
const longestNamed = 120

/**
 * Title, the line above and the lines below it: the trade and the place stand in one of the three,
 * and each thing once on the first screen.
 */
export function titleBlock(context: FillContext): TitleBlock {
  const title = titleFor(context)
  const own = context.sheet.sorted.lede
  // What it is and where stands above the name where there is more to say below it.
  const fact = own ? undefined : (hoursBelow(context) ?? dateBelow(context) ?? priceBelow(context))
  const what = own || fact ? undefined : whatBelow(context, title)
  const kicker = kickerFor(context, [title, own ?? fact ?? what ?? ''].join(' '))
  const lede = own ?? fact ?? what ?? offeredBelow(context)
  return {
    ...(kicker ? { kicker } : {}),
    title,
    lede: lede ?? { todo: context.copy.todo.lede },
  }
}

/** The name; a very long one stands in the header alone, where what it is and where can be said. */
function titleFor({ sheet }: FillContext): string {
  const name = sheet.who.name?.value
  const headline = whatAndWhere(sheet)
  const isSaid =
    headline !== undefined && headline.length <= longestHeadline && localityOf(sheet) !== undefined
  return name && isSaid && [...name].length > longestName ? headline : headlineOf(sheet)
}

/** What the title and the line below it do not say. */
function kickerFor(context: FillContext, told: string): string | undefined {
  const { copy, kinds, language, sheet } = context
  const says = (words: string) => fold(told).includes(fold(words))
  const noun = nounOf(sheet)
  const town = localityOf(sheet)
  const place = town && !says(town) ? town : undefined
  const year =
    showsFacts(context) || kinds.has('stats') ? undefined : sheet.who.founding_year?.value

  const parts: string[] = []
  if (noun && !says(noun)) {
    const what = capital(noun, language)
    const whole = place && !fold(noun).includes(fold(place)) ? copy.tradeIn(what, place) : what
    parts.push(whole)
  } else if (place) parts.push(place)
  if (year && !says(year)) parts.push(copy.since(year))
  return parts.length > 0 ? parts.join(' · ') : undefined
}

/** What it is and where, below the name of whoever says nothing else of themselves. */
function whatBelow({ sheet }: FillContext, title: string): string | undefined {
  const noun = nounOf(sheet)
  const what = whatAndWhere(sheet)
  if (!noun || !what || !sheet.who.name || fold(title).includes(fold(noun))) return undefined
  return /\s/.test(what) ? what : undefined
}

/** When it is open, where nothing else on the first screen says so. */
function hoursBelow(context: FillContext): string | undefined {
  const { language, sheet } = context
  const [place, ...others] = sheet.where
  if (!place || others.length > 0 || !hasGrid(place.opening_hours)) return undefined
  if (showsFacts(context) || tellsWhen(context)) return undefined
  return hoursSentence(place.opening_hours, language, clockOf(sheet))
}

/** The sentence that says on which day it is, of what is on a day. */
function dateBelow({ language, sheet }: FillContext): string | undefined {
  const [said] = sheet.sorted.topics
    .filter(({ about }) => about === 'times')
    .flatMap(({ paragraphs }) => paragraphs)
  return said && said.length <= longestNamed && namesDate(said, language) ? said : undefined
}

const mostPriced = 3

/** The first of few prices: "Classes from €15." */
function priceBelow({ language, sheet }: FillContext): string | undefined {
  const items = itemsOf(sheet)
  const [first] = items
  if (!first?.price || items.length > mostPriced) return undefined
  const said = `${capital(first.name, language)} ${first.price}`
  return said.length <= longestNamed ? `${said}.` : undefined
}

/** The first things that are done or can be done. */
function offeredBelow({ language, sheet }: FillContext): string | undefined {
  const all = [...servicesOf(sheet), ...sheet.skills.map(({ value }) => value)]
  const named = listed(all.slice(0, mostNamed), language)
  const isTold = all.length > 1 && named.length <= longestNamed
  return isTold ? `${capital(named, language)}.` : undefined
}
