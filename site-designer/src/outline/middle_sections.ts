import type { PlannedSection } from '#designer/composition/arrange_sections'
import { boardOf } from '#designer/fill/board'
import { kindOf, languageOf } from '#designer/fill/business'
import { listsToKnow } from '#designer/fill/good_to_know'
import {
  heroOffers,
  itemsOf,
  offersKind,
  offersKinds,
  servicesOf,
  tiersOf,
  waitingOffersKind,
} from '#designer/fill/offered'
import { placeOwnWords } from '#designer/fill/own_words'
import { loneQuote, quotesOf } from '#designer/fill/quotes'
import { hasTimetable, singleDates } from '#designer/fill/timetable'
import { introducesPeople, introducesPerson } from '#designer/fill/words'
import { kinds, luckOf, wants, type Opening } from '#designer/outline/planned'
import type { Topic } from '#designer/fill/topics/sort_words'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import type { Chance } from '#designer/site/seeded'

/** What a business has to say and to show, in an order that chance has a part in. */
export function middleSections(sheet: Sheet, opening: Opening): PlannedSection[] {
  const boarded = opening.artefact === 'week' ? boardOf(sheet) : undefined
  const { offerKind } = kindOf(sheet)
  const story = placeOwnWords(sheet).about
  const standsAlone = loneQuote(sheet) !== undefined && !wants(sheet, 'testimonials')
  const wanted = (kind: SectionKind) => wants(sheet, kind)
  const listed = (list: 'works' | 'skills' | 'clients'): PlannedSection[] =>
    sheet[list].length > 0 ? [{ kind: list }] : []

  const first = kinds([
    ['timetable', wanted('timetable') || (hasTimetable(sheet) && boarded !== 'timetable')],
    ...offered(sheet, opening),
  ])
  first.push(...details(sheet, ({ about }) => about === 'times'))
  const others: PlannedSection[] = [
    ...kinds([
      [
        'packages',
        wanted('packages') || (tiersOf(sheet).length > 0 && opening.artefact !== 'list'),
      ],
      ['detail', wanted('detail')],
      ['events', (singleDates(sheet).length > 0 && boarded !== 'dates') || wanted('events')],
    ]),
    ...details(sheet, ({ about }) => about !== 'times'),
    ...listed('works'),
    ...listed('skills'),
    ...kinds([
      ...pictures(sheet, opening),
      ['process', wanted('process')],
      ['team', introducesPeople(sheet) || wanted('team')],
      ['testimonials', (quotesOf(sheet).length > 0 && !standsAlone) || wanted('testimonials')],
    ]),
    ...listed('clients'),
    ...kinds([
      ['stats', wanted('stats') && sheet.who.founding_year !== undefined],
      ['about', story.length > 0 || introducesPerson(sheet) || wanted('about')],
    ]),
    ...listsToKnow(sheet).map((kind) => ({ kind })),
  ]
  const luck = luckOf(opening, 'middle')
  // What a kind is known by its works for comes first, and what is good to know after the rest.
  const all =
    luck.int(3) === 0 && offerKind !== 'menu'
      ? mixed([...first, ...others], luck)
      : [...first, ...mixed(others, luck)]
  if (standsAlone || wanted('statement'))
    all.splice(Math.min(all.length, 1 + luck.int(3)), 0, { kind: 'statement' })
  return all
}

/** A section for each topic of theirs that is meant. */
function details(sheet: Sheet, isMeant: (topic: Topic) => boolean): PlannedSection[] {
  return placeOwnWords(sheet).topics.flatMap((topic, place): PlannedSection[] =>
    isMeant(topic) ? [{ kind: 'detail', place }] : []
  )
}

/** In any order, but for what is good to know: that stands last. */
function mixed(sections: PlannedSection[], luck: Chance): PlannedSection[] {
  const isLast = ({ kind }: PlannedSection) => kind === 'credentials' || kind === 'good_to_know'
  const last = sections.filter(isLast)
  return [...luck.shuffle(sections.filter((section) => !isLast(section))), ...last]
}

function offered(sheet: Sheet, { artefact }: Opening): [SectionKind, boolean][] {
  const { works, skills } = sheet
  const services = servicesOf(sheet)
  if (artefact === 'list')
    return [['services', services.length > 0 && !heroOffers(sheet).areServices]]
  if (itemsOf(sheet).length === 0 && services.length === 0) {
    const isTold = works.length > 0 || skills.length > 0 || sheet.dates.length > 0
    const kind = waitingOffersKind(sheet)
    const isAsked = offersKinds.some((one) => wants(sheet, one))
    return kind && (isAsked || !isTold) ? [[kind, true]] : []
  }
  const kind = offersKind(sheet)
  const inTiers = tiersOf(sheet).flatMap(({ items }) => items).length
  return [
    [kind, itemsOf(sheet).length > inTiers],
    ['services', services.length > 0],
  ]
}

function pictures(sheet: Sheet, opening: Opening): [SectionKind, boolean][] {
  const kind = kindOf(sheet)
  const wantsPairs = wants(sheet, 'before_after')
  const inPairs = kind.pictures === 'before_after' && luckOf(opening, 'pairs').int(3) > 0
  const hasGallery = kind.words(languageOf(sheet)).gallery !== undefined
  // Real pictures go before the places for those that somebody may take one day.
  const own = (sheet.photos?.length ?? 0) - (opening.artefact === 'plate' ? 1 : 0)
  if (own > 0)
    return [
      ['before_after', wantsPairs],
      ['gallery', true],
    ]
  return [
    ['before_after', wantsPairs || inPairs],
    ['gallery', wants(sheet, 'gallery') || (hasGallery && kind.pictures !== 'before_after')],
  ]
}
