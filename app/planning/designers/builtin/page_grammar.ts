import type { DirectionId, Surface } from '#planning/site/kinds'
import { sectionLayouts, type SectionKind } from '#planning/site/kinds'
import { chance } from '#planning/site/seeded'
import type { Brief } from '#planning/designers/builtin/brief'
import { placeOwnWords } from '#planning/designers/builtin/fill/voice'
import { directionTraits, layoutsIn } from '#planning/designers/builtin/direction_traits'
import type { BuiltinPlan, PlannedSection } from '#planning/designers/builtin/plan_data'
import { tradeById } from '#planning/designers/builtin/trades/all'
import type { ArtefactType } from '#planning/designers/builtin/trades/trade'

const mostSections = 10

/**
 * Which direction a site takes: the trade's habits, the person's mood words, and chance. A seed
 * that ends in `~2` takes the second in that order, `~3` the third.
 */
export function chooseDirection(brief: Brief, seed: string): DirectionId {
  const place = Number(/~([2-9])$/.exec(seed)?.[1] ?? 1)
  const trade = tradeById(brief.trade.value)
  const luck = chance(seed.replace(/~[2-9]$/, ''), 'direction')
  const scored = Object.keys(directionTraits).map((id) => {
    const direction = id as DirectionId
    const rank = trade.directions.indexOf(direction)
    const habit = rank < 0 ? 0 : 3 - rank * 0.22
    const leaning = (brief.wishes.leanings[direction] ?? 0) * 1.1
    return { direction, score: habit + leaning + luck.next() * 2.4 }
  })
  return scored.sort((a, b) => b.score - a.score)[place - 1].direction
}

/** What the hero shows: the trade's own artefact, as far as the facts can fill it. */
export function chooseArtefact(brief: Brief, direction: DirectionId, seed: string): ArtefactType {
  const trade = tradeById(brief.trade.value)
  const able = trade.artefacts.filter((type) => {
    if (!directionTraits[direction].heroes[type]) return false
    if (type === 'week') return brief.classes.length > 0 || Boolean(brief.hours)
    const asked = brief.wishes.want.some((kind) => ['menu', 'prices', 'services'].includes(kind))
    if (type === 'list') return !asked && (brief.offers.length >= 2 || trade.id !== 'service')
    return true
  })
  if (able.length === 0) return 'plate'
  const luck = chance(seed, 'artefact')
  const scored = able.map((type, index) => ({ type, score: 2 - index * 0.7 + luck.next() * 1.3 }))
  return scored.sort((a, b) => b.score - a.score)[0].type
}

/** The order of the page. Facts decide what there is, the trade and chance decide where. */
export function choosePage(
  plan: Pick<BuiltinPlan, 'brief' | 'artefact' | 'seed' | 'direction'>
): SectionKind[] {
  const { brief, artefact, seed } = plan
  const trade = tradeById(brief.trade.value)
  const luck = chance(seed, 'page')
  const { want, refuse } = brief.wishes
  const wanted = (kind: SectionKind) => want.includes(kind)

  const offers =
    trade.offerKind === 'menu' &&
    brief.offers.length > 0 &&
    brief.offers.every((o) => o.price) &&
    !wanted('menu')
      ? 'prices'
      : trade.offerKind
  const heroListsAll = artefact === 'list' && brief.offers.length <= 6
  const offersSection = !heroListsAll
  const quiet: SectionKind[] = []
  const words = placeOwnWords(brief)
  if (words.about.length > 0 || wanted('about')) quiet.push('about')
  const middle: SectionKind[] = []

  if (brief.classes.length > 1 || wanted('timetable')) {
    if (artefact !== 'week' || brief.classes.length > 7) middle.push('timetable')
  }
  if (offersSection) middle.push(offers)
  if (trade.words.en.gallery || wanted('gallery')) middle.push('gallery')
  if (wanted('process')) middle.push('process')
  if (brief.people.length > 1 || wanted('team')) middle.push('team')
  if (wanted('testimonials')) middle.push('testimonials')

  const order: SectionKind[] = ['hero']
  const factRows = countFacts(brief, artefact)
  if (factRows >= 2 && !directionTraits[plan.direction].heroes[artefact]?.includes('ledger'))
    order.push('facts')
  const saying = words.statement !== undefined || wanted('statement')
  const [first, ...rest] = middle
  const shuffled = luck.shuffle([...rest, ...quiet])
  if (luck.int(3) === 0 && words.about.length > 0) {
    order.push('about', ...(first ? [first] : []), ...shuffled.filter((kind) => kind !== 'about'))
  } else {
    order.push(...(first ? [first] : []), ...shuffled)
  }
  if (saying) order.splice(Math.min(order.length, 3 + luck.int(2)), 0, 'statement')

  if (visits(brief, trade.goal)) order.push('visit')
  else if (brief.hours || wanted('hours')) order.push('hours')
  if (
    wanted('hours') &&
    artefact !== 'week' &&
    !order.includes('hours') &&
    !order.includes('visit')
  )
    order.push('hours')
  if (answerable(brief) >= 3 || wanted('faq')) order.push('faq')
  order.push('contact')

  const unique = order.filter((kind, at) => order.indexOf(kind) === at && !refuse.includes(kind))
  return limit(unique, want)
}

/** Layout and ground for each section, so that no two neighbours are built alike. */
export function dress(
  kinds: SectionKind[],
  plan: Pick<BuiltinPlan, 'direction' | 'artefact' | 'seed' | 'brief'>
): PlannedSection[] {
  const traits = directionTraits[plan.direction]
  const luck = chance(plan.seed, `dress/${plan.direction}`)
  const sections: PlannedSection[] = []
  let ground = 0
  let loudUsed = false

  kinds.forEach((kind, index) => {
    const previous = sections.at(-1)
    const options =
      kind === 'hero'
        ? (traits.heroes[plan.artefact] ?? ['split'])
        : layoutsIn(plan.direction, kind)
    const fits = options.filter(
      (layout) => !previous || bones(kind, layout) !== bones(previous.kind, previous.layout)
    )
    const any = (sectionLayouts[kind] as readonly string[]).filter(
      (layout) => !previous || bones(kind, layout) !== bones(previous.kind, previous.layout)
    )
    const layout = luck.pick(fits.length > 0 ? fits : any.length > 0 ? any : options)

    let surface: Surface
    if (kind === 'hero') surface = luck.pick(traits.heroSurfaces)
    else if (kind === 'contact') surface = traits.contact
    else if (
      !loudUsed &&
      (kind === 'statement' ||
        kind === 'call' ||
        (index >= 3 &&
          (kind === 'timetable' || kind === 'about' || kind === 'faq') &&
          luck.int(3) === 0))
    ) {
      surface = traits.loud
      loudUsed = true
    } else {
      surface = traits.grounds[ground++ % traits.grounds.length]
    }
    if (previous && surface === previous.surface && surface !== 'plain') {
      surface = surface === 'tint' ? 'plain' : 'tint'
    }
    sections.push({ kind, layout, surface })
  })
  return sections
}

/** The skeleton a reader sees from far away; neighbours may not share one. */
export function bones(kind: SectionKind, layout: string): string {
  if (kind === 'gallery') return 'pictures'
  if (kind === 'facts') return 'strip'
  if (kind === 'statement') return 'saying'
  if (kind === 'call') return 'band'
  if (kind === 'hero') return `hero-${layout}`
  if (kind === 'about') return layout === 'aside' ? 'words-picture' : 'words'
  if (kind === 'contact') return layout === 'lines' ? 'rows' : 'split-form'
  if (layout === 'grid' || (layout === 'row' && kind !== 'testimonials')) return 'grid'
  if (layout === 'week') return 'week'
  if (layout === 'split' || layout === 'card') return 'split'
  if (layout === 'pairs') return kind === 'faq' ? 'columns' : 'pairs'
  if (layout === 'leaders') return 'columns'
  return 'rows'
}

/** Facts a strip under the hero can hold; hours on the hero's board are not told twice. */
function countFacts(brief: Brief, artefact: ArtefactType): number {
  const hours = artefact === 'week' && brief.classes.length === 0 ? undefined : brief.hours
  const known = [...brief.claims, ...brief.wishes.refusals].length > 0
  return [brief.since, brief.place ?? brief.address, hours, brief.phone, known].filter(Boolean)
    .length
}

/** Questions whose answers stand nowhere else on the page. */
function answerable(brief: Brief): number {
  return brief.wishes.refusals.length + Math.floor(brief.claims.length / 2)
}

function visits(brief: Brief, goal: string): boolean {
  if (brief.wishes.want.includes('visit')) return true
  if (brief.address) return true
  return Boolean(brief.place || brief.hours) && !['call', 'quote'].includes(goal)
    ? true
    : goal === 'visit'
}

function limit(kinds: SectionKind[], want: SectionKind[]): SectionKind[] {
  const spare: SectionKind[] = ['faq', 'statement', 'facts', 'gallery', 'about']
  const kept = [...kinds]
  for (const kind of spare) {
    if (kept.length <= mostSections) break
    if (!want.includes(kind)) kept.splice(0, kept.length, ...kept.filter((entry) => entry !== kind))
  }
  return kept.slice(0, mostSections + 1)
}
