import type { Slot } from '#planning/site/site'
import { chance } from '#planning/site/seeded'
import type { Brief } from '#planning/designers/builtin/brief'
import { copyIn } from '#planning/designers/builtin/copy/copy_in'
import { hoursSentence } from '#planning/designers/builtin/fill/schedule'
import { placeOwnWords } from '#planning/designers/builtin/fill/voice'
import { fold, lower } from '#planning/designers/builtin/letters'
import { capital, listed } from '#planning/designers/builtin/normalise'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'
import { tradeById } from '#planning/designers/builtin/trades/all'

/** What the business is called on the page: its name, or plainly what it is. */
export function shownName(brief: Brief): string {
  if (brief.name) return brief.name.value
  const copy = copyIn(brief.language)
  if (brief.trade.source === 'assumed') return brief.place?.value ?? copy.welcome
  const noun = capital(nounOf(brief), brief.language)
  return brief.place ? copy.tradeIn(noun, brief.place.value) : noun
}

export function nounOf(brief: Brief): string {
  const own = brief.trade.source === 'assumed' ? undefined : brief.noun
  return own ?? tradeById(brief.trade.value).words[brief.language].noun
}

export interface TitleBlock {
  kicker?: string
  title: string
  lede?: Slot
}

/** Title, the line above and the lines below it: the trade and the place stand in one of the first two. */
export function titleBlock(plan: BuiltinPlan): TitleBlock {
  const { brief } = plan
  const copy = copyIn(brief.language)
  const luck = chance(plan.seed, 'title')
  const headlines = headlinesFor(brief)
  const named = plan.titleIs === 'name' && brief.name && [...brief.name.value].length <= 34
  const title = named ? brief.name!.value : headlines[0] ? luck.pick(headlines) : shownName(brief)

  const lede = ledeFor(plan, title)
  const kicker = kickerFor(brief, title)
  return {
    ...(kicker ? { kicker } : {}),
    title,
    lede: lede ?? { todo: copy.todo.lede },
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

  if (brief.trade.source === 'assumed' && !offers && !place) return [name ?? copy.welcomeTitle]
  // Nobody wants to read "Anxiety and burnout in Vienna".
  const ofTrade = trade.titleFrom === 'trade' && brief.trade.source !== 'assumed'
  for (const few of ofTrade ? [] : offers) {
    if (place && made) list.push(copy.madeIn(few, made, place))
    else if (place) list.push(copy.inPlace(few, place))
    else list.push(few)
  }
  if (list.length > 0) return list.filter((line) => line.length <= 68).slice(0, 2)
  if (brief.trade.source === 'assumed') return [name ?? copy.welcomeTitle]
  const noun = capital(copy.ofKind(nounOf(brief), brief.claims), brief.language)
  if (place) return [copy.tradeIn(noun, place)]
  return [name ?? capital(nounOf(brief), brief.language)]
}

// Two or three offers as running text: "Sourdough, simit and wedding cakes".
function shortOffers(brief: Brief): string[] {
  const { and } = copyIn(brief.language)
  const names = brief.offers.map((offer) => offer.name).filter((name) => name.length <= 26)
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

function ledeFor(plan: BuiltinPlan, title: string): string | undefined {
  const { brief } = plan
  const copy = copyIn(brief.language)
  const own = placeOwnWords(brief).lede
  if (own) return own

  const parts: string[] = []
  const name = brief.name?.value
  const known = brief.trade.source !== 'assumed'
  const place = brief.place?.value
  // With the name as title, the line above already says trade and place.
  if (name && title === name && known && (brief.hours || brief.claims.length > 0)) {
    if (brief.hours) parts.push(hoursSentence(brief.hours.value, copy))
    parts.push(...brief.claims.slice(0, 2).map((claim) => `${copy.claim(claim)}.`))
    return parts.join(' ')
  }
  const noun = copy.ofKind(nounOf(brief), brief.claims)
  if (name && known) parts.push(copy.isA(name, noun, place, brief.since))
  else if (known && place && !title.includes(place.split(',')[0]))
    parts.push(`${copy.tradeIn(capital(noun, brief.language), place)}.`)
  else if (!known && name && place) parts.push(`${copy.nameIn(name, place)}.`)
  if (brief.hours) parts.push(hoursSentence(brief.hours.value, copy))
  return parts.length > 0 ? parts.join(' ') : undefined
}

function kickerFor(brief: Brief, title: string): string | undefined {
  const copy = copyIn(brief.language)
  const place = brief.place?.value
  const noun = capital(nounOf(brief), brief.language)
  const known = brief.trade.source !== 'assumed'
  const age = brief.since ? copy.since(brief.since) : undefined
  const says = (words: string) => fold(title).includes(fold(words))

  const parts: string[] = []
  const elsewhere = place && !says(place.split(',')[0]) ? place : undefined
  if (known && !says(nounOf(brief))) parts.push(elsewhere ? copy.tradeIn(noun, elsewhere) : noun)
  else if (elsewhere) parts.push(elsewhere)
  if (age) parts.push(age)
  return parts.length > 0 ? parts.join(' · ') : undefined
}
