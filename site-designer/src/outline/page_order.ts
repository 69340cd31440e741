import type { SectionKind } from '#designer/site/kinds'
import { chance, type Chance } from '#designer/site/seeded'
import type { Brief } from '#designer/outline/brief'
import { copyIn } from '#designer/copy/copy_in'
import { freshClaims, toldRefusals } from '#designer/fill/desk'
import { bundlesOf, mainOffer } from '#designer/fill/offers'
import { figuresOf } from '#designer/fill/places'
import { isAlwaysOpen } from '#designer/fill/schedule'
import { placeOwnWords, untoldSince } from '#designer/fill/own_words'
import { dress } from '#designer/composition/dress'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { tradeById } from '#designer/trades/all'
import type { Trade } from '#designer/trades/trade'

const mostSections = 10
/** What nobody sees before its owner has filled it. */
const waiting: SectionKind[] = ['gallery', 'before_after', 'process', 'testimonials']

type Base = Pick<BuiltinPlan, 'brief' | 'artefact' | 'seed' | 'direction'>

/** The order of the page. Facts decide what there is, the trade and chance decide where. */
export function choosePage(base: Base): SectionKind[] {
  const { brief, seed } = base
  const { want, refuse } = brief.wishes
  const luck = chance(seed, 'page')
  const trade = tradeById(brief.trade.value)

  const told = middle(base, trade, luck)
  const first = opening(base, told)
  const end = closing(base, trade, luck)
  // Sometimes the way to the door comes before the last of what there is to see.
  if (end[0] !== 'contact' && luck.int(3) === 0) told.splice(-1, 0, end.shift()!)
  const order = [...first, ...told, ...end]
  const kept = order.filter((kind, at) => order.indexOf(kind) === at && !refuse.includes(kind))
  return limit(kept, want)
}

function opening(base: Base, told: SectionKind[]): SectionKind[] {
  const { brief } = base
  const { want } = brief.wishes
  const order: SectionKind[] = ['hero']
  if (brief.closing || want.includes('notice')) order.push('notice')
  const [hero] = dress(['hero'], base)
  // A ledger holds them itself, and on a short page they are in sight.
  const isLong = told.some((kind) => !waiting.includes(kind))
  if (hero.layout !== 'ledger' && isLong && tellsFacts(base)) order.push('facts')
  return order
}

function middle({ brief, artefact }: Base, trade: Trade, luck: Chance): SectionKind[] {
  const { want } = brief.wishes
  const wanted = (kind: SectionKind) => want.includes(kind)
  const words = placeOwnWords(brief)
  const bundles = bundlesOf(brief).length >= 2
  const explained = (mainOffer(brief)?.detail ?? '').length >= 40 && brief.offers.length > 1

  const first: SectionKind[] = []
  if (brief.classes.length > 1 || wanted('timetable')) {
    if (artefact !== 'week' || brief.classes.length > 7) first.push('timetable')
  }
  const heroListsAll = artefact === 'list' && brief.offers.length <= 6
  const onlyBundles = bundles && bundlesOf(brief).length === brief.offers.length
  if (!heroListsAll && !onlyBundles) first.push(offersKind(brief, trade))

  const others: SectionKind[] = []
  if (bundles || wanted('packages')) others.push('packages')
  if (explained || wanted('detail')) others.push('detail')
  if ((brief.events ?? []).length > 0 || wanted('events')) others.push('events')
  if (trade.pictures === 'before_after' ? luck.int(3) > 0 : wanted('before_after'))
    others.push('before_after')
  else if (trade.words[brief.language].gallery || wanted('gallery')) others.push('gallery')
  if (wanted('gallery')) others.push('gallery')
  if (wanted('process')) others.push('process')
  if (brief.people.length > 1 || wanted('team')) others.push('team')
  if (wanted('testimonials')) others.push('testimonials')
  if (figuresOf(brief, copyIn(brief.language)).length >= 3 || wanted('stats')) others.push('stats')
  if (words.about.length > 0 || wanted('about')) others.push('about')

  const all =
    luck.int(3) === 0 ? luck.shuffle([...first, ...others]) : [...first, ...luck.shuffle(others)]
  if (words.statement !== undefined || wanted('statement'))
    all.splice(Math.min(all.length, 1 + luck.int(3)), 0, 'statement')
  return all
}

function closing({ brief, artefact }: Base, trade: Trade, luck: Chance): SectionKind[] {
  const { want } = brief.wishes
  const wanted = (kind: SectionKind) => want.includes(kind)
  const order: SectionKind[] = []
  const comes = ['call', 'quote'].includes(trade.goal)
  const roams = (brief.area ?? []).length >= 2 && (comes || !brief.address)
  if (roams || wanted('area')) order.push('area')

  const drawsWeek = brief.hours && artefact !== 'week' && !isAlwaysOpen(brief.hours.value)
  const drawn = Boolean(brief.address) && luck.int(3) === 0
  if (wanted('map') || (drawn && !wanted('visit'))) {
    order.push('map')
    if (drawsWeek || wanted('hours')) order.push('hours')
    if (wanted('visit')) order.push('visit')
  } else if (wanted('visit') || (visits(brief, trade.goal) && !(roams && !brief.address))) {
    order.push('visit')
  } else if (drawsWeek || wanted('hours')) {
    order.push('hours')
  }
  if (luck.int(2) === 0) order.reverse()

  if (answerable(brief) >= 3 || wanted('faq')) order.splice(luck.int(order.length + 1), 0, 'faq')
  if (wanted('downloads')) order.push('downloads')
  if (wanted('call')) order.push('call')
  order.push('contact')
  if (wanted('newsletter') && brief.form) order.push('newsletter')
  if (brief.form || wanted('legal')) order.push('legal')
  return order
}

function offersKind(brief: Brief, trade: Trade): SectionKind {
  const priced = brief.offers.length > 0 && brief.offers.every((offer) => offer.price)
  const asked = brief.wishes.want.includes('menu')
  return trade.offerKind === 'menu' && priced && !asked ? 'prices' : trade.offerKind
}

/**
 * Whether there are facts enough for a strip of them, or for a hero that holds them itself. The
 * title says the town, the hero's board the hours and its button the phone.
 */
export function tellsFacts({ brief, artefact }: Pick<BuiltinPlan, 'brief' | 'artefact'>): boolean {
  const hours = artefact === 'week' && brief.classes.length === 0 ? undefined : brief.hours
  const known = [...freshClaims(brief), ...toldRefusals(brief)].length > 0
  const facts = [untoldSince(brief), brief.address, hours, known]
  return facts.filter(Boolean).length >= 2
}

/** Questions whose answers stand nowhere else on the page. */
function answerable(brief: Brief): number {
  return toldRefusals(brief).length + Math.floor(freshClaims(brief).length / 2)
}

function visits(brief: Brief, goal: string): boolean {
  if (brief.address) return true
  return (
    goal === 'visit' || (Boolean(brief.place || brief.hours) && !['call', 'quote'].includes(goal))
  )
}

/** What can be spared goes first; what was asked for stays, and so do the ends of the page. */
function limit(kinds: SectionKind[], want: SectionKind[]): SectionKind[] {
  const spare: SectionKind[] = [
    'faq',
    'statement',
    'facts',
    'gallery',
    'before_after',
    'stats',
    'about',
  ]
  let kept = kinds
  for (const kind of spare) {
    if (kept.length <= mostSections) break
    if (!want.includes(kind)) kept = kept.filter((entry) => entry !== kind)
  }
  return kept
}
