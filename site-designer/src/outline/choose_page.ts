import type { ListOfSheet, PlannedSection } from '#designer/composition/dress'
import { languageOf, tradeOf } from '#designer/fill/business'
import { FillContext } from '#designer/fill/context'
import { listsToKnow } from '#designer/fill/good_to_know'
import { itemsOf, offersKind, offersKinds, waitingOffersKind } from '#designer/fill/offered'
import { placeOwnWords } from '#designer/fill/own_words'
import { factRows } from '#designer/fill/places'
import { takesMessages } from '#designer/fill/reach'
import { hasGrid, hasHours, isAlwaysOpen } from '#designer/fill/schedule'
import { isWeekly, singleDates } from '#designer/fill/weekly'
import { areaOf, hasDoor } from '#designer/fill/whereabouts'
import { introducesPerson } from '#designer/fill/words'
import { loneQuote, quotesOf } from '#designer/fill/quotes'
import type { Outline } from '#designer/outline/outline'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import { chance } from '#designer/site/seeded'

/** An outline whose sections are not chosen yet. */
export type Opening = Omit<Outline, 'sections' | 'lookNotes'>

const mostSections = 13
/** What nobody sees before its owner has filled it. */
const waiting: SectionKind[] = ['gallery', 'before_after']

/**
 * The sections of a page in their order. The sheet decides which there are; the trade and chance
 * decide where. `heroLayout` is how the hero is set.
 */
export function choosePage(sheet: Sheet, opening: Opening, heroLayout: string): PlannedSection[] {
  const told = middle(sheet, opening)
  const end = closing(sheet, opening)
  // Sometimes the way to the door comes before the last of what there is to see.
  const isOne = sheet.where.length < 2
  if (isOne && told.length > 0 && end[0].kind !== 'contact' && luckOf(opening, 'door').int(3) === 0)
    told.splice(-1, 0, end.shift()!)
  const first: PlannedSection[] = [{ kind: 'hero' }]
  if (sheet.where.some(({ closed_until: until }) => until) || wants(sheet, 'notice'))
    first.push({ kind: 'notice' })
  const order = [...first, ...told, ...end].filter((section) => !isRefused(sheet, section))
  if (!isRefused(sheet, { kind: 'facts' }) && needsFacts(sheet, opening, order, heroLayout))
    order.splice(first.length, 0, { kind: 'facts' })
  return ordered(limited(order, sheet), sheet)
}

function middle(sheet: Sheet, opening: Opening): PlannedSection[] {
  const { artefact } = opening
  const trade = tradeOf(sheet)
  const words = placeOwnWords(sheet)
  const standsAlone = loneQuote(sheet) !== undefined && !wants(sheet, 'testimonials')
  const wanted = (kind: SectionKind) => wants(sheet, kind)
  const listed = (list: ListOfSheet): PlannedSection[] =>
    sheet[list].length > 0 ? [{ kind: 'services', shows: list }] : []

  const first = kinds([
    ['timetable', wanted('timetable') || (isWeekly(sheet) && artefact !== 'week')],
    ...offered(sheet, opening),
  ])
  const others: PlannedSection[] = [
    ...kinds([
      ['packages', wanted('packages')],
      ['detail', wanted('detail')],
      ['events', singleDates(sheet).length > 0 || wanted('events')],
    ]),
    ...listed('works'),
    ...listed('skills'),
    ...kinds([
      ...pictures(sheet, opening),
      ['process', wanted('process')],
      ['team', sheet.people.length > 1 || wanted('team')],
      ['testimonials', (quotesOf(sheet).length > 0 && !standsAlone) || wanted('testimonials')],
    ]),
    ...listed('clients'),
    ...kinds([
      ['stats', wanted('stats') && sheet.who.founding_year !== undefined],
      ['about', words.about.length > 0 || introducesPerson(sheet) || wanted('about')],
    ]),
    ...listsToKnow(sheet).map((shows): PlannedSection => ({ kind: 'services', shows })),
  ]
  const luck = luckOf(opening, 'middle')
  // What a trade is known by its works for comes first, and what is good to know after the rest.
  const all =
    luck.int(3) === 0 && trade.offerKind !== 'menu'
      ? mixed([...first, ...others], luck)
      : [...first, ...mixed(others, luck)]
  if (standsAlone || wanted('statement'))
    all.splice(Math.min(all.length, 1 + luck.int(3)), 0, { kind: 'statement' })
  return all
}

/** In any order, but for what is good to know: that stands last. */
function mixed(sections: PlannedSection[], luck: ReturnType<typeof chance>): PlannedSection[] {
  const isLast = ({ shows }: PlannedSection) => shows === 'credentials' || shows === 'good_to_know'
  const last = sections.filter(isLast)
  return [...luck.shuffle(sections.filter((section) => !isLast(section))), ...last]
}

function offered(sheet: Sheet, { artefact }: Opening): [SectionKind, boolean][] {
  if (artefact === 'list') return []
  const { services, works, skills } = sheet
  if (itemsOf(sheet).length === 0 && services.length === 0) {
    const isTold = works.length > 0 || skills.length > 0 || isWeekly(sheet)
    const kind = waitingOffersKind(sheet)
    const isAsked = offersKinds.some((one) => wants(sheet, one))
    return kind && (isAsked || !isTold) ? [[kind, true]] : []
  }
  const kind = offersKind(sheet)
  return [
    [kind, itemsOf(sheet).length > 0],
    ['services', services.length > 0],
  ]
}

function pictures(sheet: Sheet, opening: Opening): [SectionKind, boolean][] {
  const trade = tradeOf(sheet)
  const wantsPairs = wants(sheet, 'before_after')
  const inPairs = trade.pictures === 'before_after' && luckOf(opening, 'pairs').int(3) > 0
  const hasGallery = trade.words[languageOf(sheet)].gallery !== undefined
  return [
    ['before_after', wantsPairs || inPairs],
    ['gallery', wants(sheet, 'gallery') || (hasGallery && trade.pictures !== 'before_after')],
  ]
}

function closing(sheet: Sheet, opening: Opening): PlannedSection[] {
  const wanted = (kind: SectionKind) => wants(sheet, kind)
  const luck = luckOf(opening, 'closing')
  const order: PlannedSection[] = [
    ...kinds([['area', areaOf(sheet).length > 0 || wanted('area')]]),
    ...ways(sheet, opening),
  ]
  if (luck.int(2) === 0 && sheet.where.length < 2) order.reverse()
  if (wanted('faq')) order.splice(luck.int(order.length + 1), 0, { kind: 'faq' })
  return [
    ...order,
    ...kinds([
      ['downloads', wanted('downloads')],
      ['call', wanted('call')],
      ['contact', true],
      ['newsletter', wanted('newsletter') && takesMessages(sheet)],
      ['legal', takesMessages(sheet) || wanted('legal')],
    ]),
  ]
}

/** How to find it and when: one section a place. */
function ways(sheet: Sheet, opening: Opening): PlannedSection[] {
  const wanted = (kind: SectionKind) => wants(sheet, kind)
  const [place, ...others] = sheet.where
  if (others.length > 0) {
    return sheet.where.flatMap((one, index) =>
      hasDoor(one, sheet) || hasHours(one.opening_hours) || one.label
        ? [{ kind: 'visit' as const, place: index }]
        : []
    )
  }
  const { goal } = tradeOf(sheet)
  const hours = place?.opening_hours
  const isBoarded = opening.artefact === 'week' && !isWeekly(sheet)
  const needsHours =
    hours !== undefined && hasHours(hours) && (!isBoarded || hours.notes.length > 0)
  const isPlain = hours !== undefined && hasGrid(hours) && isAlwaysOpen(hours)
  const drawsHours = needsHours && !isPlain
  const atDoor = place !== undefined && hasDoor(place, sheet)
  const isDrawn = atDoor && luckOf(opening, 'map').int(3) === 0
  if (wanted('map') || (isDrawn && !wanted('visit'))) {
    return kinds([
      ['map', true],
      ['hours', drawsHours || wanted('hours') || place?.by_appointment?.value === true],
      ['visit', wanted('visit')],
    ])
  }
  const invites = !['call', 'quote'].includes(goal)
  if (
    atDoor ||
    wanted('visit') ||
    (invites && (drawsHours || (goal === 'visit' && !place?.online)))
  )
    return [{ kind: 'visit' }]
  return kinds([['hours', drawsHours || wanted('hours')]])
}

/** A strip of facts where the hero does not hold them, and what stands nowhere else is always told. */
function needsFacts(
  sheet: Sheet,
  opening: Opening,
  order: PlannedSection[],
  heroLayout: string
): boolean {
  if (wants(sheet, 'facts')) return true
  const sections = order.map((section) => ({
    ...section,
    layout: section.kind === 'hero' ? heroLayout : '',
    surface: 'plain' as const,
  }))
  const context = new FillContext(sheet, { ...opening, lookNotes: [], sections })
  const rows = factRows(context)
  if (heroLayout === 'ledger' && rows.length >= 2) return false
  const { goodToKnow } = context.copy.labels
  return rows.length >= 2 || rows.some(({ label }) => label === goodToKnow)
}

/** What can be spared goes first, where it was not asked for. */
function limited(order: PlannedSection[], sheet: Sheet): PlannedSection[] {
  let kept = order
  for (const kind of waiting) {
    if (kept.length <= mostSections || wants(sheet, kind)) continue
    kept = kept.filter((section) => section.kind !== kind)
  }
  return kept
}

/** The sections that feedback ordered, in that order, at the places that they had. */
export function ordered<S extends PlannedSection>(order: S[], { wishes }: Sheet): S[] {
  const said: SectionKind[] = (wishes.section_order ?? []).filter((kind) => kind !== 'hero')
  const rank = ({ kind, shows }: S) => (shows ? -1 : said.indexOf(kind))
  const moved = order.filter((section) => rank(section) >= 0)
  const sorted = moved.toSorted((one, other) => rank(one) - rank(other))
  return order.map((section) => (rank(section) >= 0 ? sorted.shift()! : section))
}

function kinds(list: [SectionKind, boolean][]): PlannedSection[] {
  const named = list.filter(([, isThere]) => isThere).map(([kind]) => kind)
  return [...new Set(named)].map((kind) => ({ kind }))
}

export function wants({ wishes }: Sheet, kind: SectionKind): boolean {
  return wishes.sections_wanted.some(({ value }) => value === kind)
}

function isRefused({ wishes }: Sheet, { kind, shows }: PlannedSection): boolean {
  if (kind === 'hero' || shows) return false
  return wishes.sections_refused.some(({ value }) => value === kind)
}

function luckOf({ seed }: Opening, topic: string) {
  return chance(seed, `page/${topic}`)
}
