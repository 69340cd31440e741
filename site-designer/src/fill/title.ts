import type { Slot } from '#designer/site/site'
import { chance } from '#designer/site/seeded'
import type { Brief } from '#designer/outline/brief'
import { copyIn } from '#designer/copy/copy_in'
import { isReachable, type FillDesk } from '#designer/fill/desk'
import { thingsIn } from '#designer/facts/variants'
import { boardsHours, showsFacts } from '#designer/fill/places'
import { hoursSentence } from '#designer/fill/schedule'
import { placeOwnWords, untoldSince } from '#designer/fill/own_words'
import { fold, lower } from '#designer/text/letters'
import { capital, listed } from '#designer/text/normalise'
import { tradeById } from '#designer/trades/all'

/** What the business is called on the page: its name, or plainly what it is. */
export function shownName(brief: Brief): string {
  if (brief.name) return brief.name.value
  const copy = copyIn(brief.language)
  if (!isTold(brief)) return brief.place?.value ?? copy.welcome
  const noun = capital(nounOf(brief), brief.language)
  return brief.place ? copy.tradeIn(noun, brief.place.value) : noun
}

/** Whether the page can say what the business is: as a trade we know, or in the person's own word. */
export function isTold(brief: Brief): boolean {
  return brief.trade.source !== 'assumed' || brief.noun !== undefined
}

export function nounOf(brief: Brief): string {
  return brief.noun ?? tradeById(brief.trade.value).words[brief.language].noun
}

export interface TitleBlock {
  kicker?: string
  title: string
  lede?: Slot
}

/**
 * Title, the line above and the lines below it: the trade and the place stand in one of the first
 * two, and each thing once on the first screen. The name stands in the header.
 */
export function titleBlock(desk: FillDesk): TitleBlock {
  const { brief, copy, plan } = desk
  const luck = chance(plan.seed, 'title')
  const headlines = headlinesFor(brief)
  const named = plan.titleIs === 'name' && brief.name && [...brief.name.value].length <= 34
  const title = named ? brief.name!.value : headlines[0] ? luck.pick(headlines) : shownName(brief)

  const kicker = kickerFor(desk, title)
  return {
    ...(kicker ? { kicker } : {}),
    title,
    lede: ledeFor(desk, title) ?? { todo: copy.todo.lede },
  }
}

function headlinesFor(brief: Brief): string[] {
  const copy = copyIn(brief.language)
  const trade = tradeById(brief.trade.value)
  const place = brief.place?.value.split(',')[0]
  const name = brief.name?.value
  const offers = shortOffers(brief)
  const made = trade.words[brief.language].made
  const list: string[] = []

  // Nobody wants to read "Anxiety and burnout in Vienna", or "Rats and wasps" of who ends them.
  const ofTrade =
    isTold(brief) &&
    (trade.titleFrom === 'trade' || brief.trade.source === 'assumed' || pricesWork(brief))
  for (const few of ofTrade ? [] : offers) {
    if (place && made) list.push(copy.madeIn(few, made, place))
    else if (place) list.push(copy.inPlace(few, place))
    else list.push(few)
  }
  if (list.length > 0) return list.filter((line) => line.length <= 68).slice(0, 2)
  if (!isTold(brief)) return [name ?? welcome(brief)]
  const noun = capital(copy.ofKind(nounOf(brief), brief.claims), brief.language)
  if (place) return [copy.tradeIn(noun, place)]
  return [name ?? capital(nounOf(brief), brief.language)]
}

/** What is done at a price is a line of a price list; what is made or served may be a headline. */
function pricesWork({ trade, offers }: Brief): boolean {
  const { offerKind, words } = tradeById(trade.value)
  const goods = offerKind === 'menu' || Object.values(words).some(({ made }) => made)
  return !goods && offers.some(({ price }) => price)
}

// Nobody is asked to tell who could not be told.
function welcome(brief: Brief): string {
  const copy = copyIn(brief.language)
  return isReachable(brief) ? copy.welcomeTitle : copy.welcome
}

// Two or three offers as running text: "Sourdough, simit and wedding cakes".
function shortOffers(brief: Brief): string[] {
  const { and } = copyIn(brief.language)
  const names = thingsIn(brief.offers, brief.language).filter((name) => name.length <= 26)
  return [3, 2, 1]
    .filter((count) => names.length >= count && (count > 1 || names.length === 1))
    .map((count) =>
      listed(
        names.slice(0, count).map((name, at) => (at === 0 ? name : lower(name, brief.language))),
        and
      )
    )
    .filter((text) => text.length <= 52)
}

/** The person's own words, or what neither the title nor the facts beside it say. */
function ledeFor(desk: FillDesk, title: string): string | undefined {
  const { brief, copy, kinds } = desk
  const own = placeOwnWords(brief).lede
  if (own) return own

  if (showsFacts(desk)) return undefined
  const parts: string[] = []
  if (brief.hours && !boardsHours(desk)) parts.push(hoursSentence(brief.hours.value, copy))
  // A list of questions answers with all of them.
  if (parts.length > 0 && kinds.has('faq')) return parts[0]
  const claims = desk.claims.filter((claim) => !fold(title).includes(fold(claim)))
  parts.push(...claims.slice(0, 2).map((claim) => `${claim}.`))
  return parts.length > 0 ? parts.join(' ') : undefined
}

function kickerFor(desk: FillDesk, title: string): string | undefined {
  const { brief, copy, kinds } = desk
  const place = brief.place?.value
  const noun = capital(nounOf(brief), brief.language)
  const known = isTold(brief)
  const since = showsFacts(desk) || kinds.has('stats') ? undefined : untoldSince(brief)
  const age = since && copy.since(since)
  const says = (words: string) => fold(title).includes(fold(words))

  const parts: string[] = []
  const elsewhere = place && !says(place.split(',')[0]) ? place : undefined
  if (known && !says(nounOf(brief))) parts.push(elsewhere ? copy.tradeIn(noun, elsewhere) : noun)
  else if (elsewhere) parts.push(elsewhere)
  if (age) parts.push(age)
  return parts.length > 0 ? parts.join(' · ') : undefined
}
