import { actions } from '#designer/fill/contact'
import type { PlannedSection } from '#designer/composition/arrange_sections'
import type { FillContext } from '#designer/fill/context'
import {
  asItem,
  groupsOf,
  heroOffers,
  isPriced,
  itemsOf,
  offersKind,
  serviceItems,
  servicesOf,
  tiersOf,
  type OfferedGroup,
  type OffersKind,
} from '#designer/fill/offered'
import { languageOf } from '#designer/fill/business'
import { placeOwnWords } from '#designer/fill/own_words'
import { namesDate } from '#designer/fill/topics/clauses'
import type { Topic } from '#designer/fill/topics/sort_words'
import type { Props } from '#designer/fill/props'
import type { Item as SheetItem, Sheet } from '#designer/sheet/sheet'
import type { Item } from '#designer/site/content'
import { capital } from '#designer/text/normalise'

type OffersProps = Props<'menu'> | Props<'prices'> | Props<'services'>

/** What is offered, group by group; lines without a price where no other section lists them. */
export function offers(context: FillContext, kind: OffersKind): OffersProps {
  const { copy, sheet, words } = context
  const holdsOffers = kind === offersKind(sheet)
  const groups = holdsOffers ? listedGroups(context) : []
  const lines = kind === 'services' ? serviceItems(sheet) : []
  const lone = loneGroup(groups, lines.length)
  const named = lone
    ? []
    : groups.flatMap(({ name, items }) => (name ? [{ name, items: items.map(asItem) }] : []))
  const loose = groups.flatMap(({ name, items }) => (name && !lone ? [] : items.map(asItem)))
  const items = [...loose, ...lines]
  const isOpen = items.length === 0 && named.length === 0
  const isUnpriced = kind === 'prices' && holdsOffers && !isPriced(sheet)
  const told = holdsOffers ? priceNote(sheet) : ''
  return {
    heading: lone ?? linesHeading(context, kind, holdsOffers || isOpen),
    items: isOpen ? words.typical.map((todo) => ({ name: { todo } })) : items,
    ...(named.length > 0 ? { groups: named } : {}),
    ...(isUnpriced ? { note: { todo: copy.todo.price } } : told ? { note: told } : {}),
  }
}

/** What is said of the prices, as sentences. */
function priceNote(sheet: Sheet): string {
  return placeOwnWords(sheet)
    .beside.prices.map((one) => (/[.!?…]["”'’)]?$/.test(one) ? one : `${one}.`))
    .map((one) => capital(one, languageOf(sheet)))
    .join(' ')
}

/** The heading of the only group is that of the section, where it holds nothing else. */
function loneGroup(groups: OfferedGroup[], lines = 0): string | undefined {
  const [only, ...others] = groups
  return others.length === 0 && lines === 0 ? only?.name : undefined
}

/** Lines beside a menu are plainly what is done; beside prices they have the kind's own heading. */
function linesHeading(context: FillContext, kind: OffersKind, holdsOffers: boolean): string {
  const isBesideMenu = !holdsOffers && offersKind(context.sheet) === 'menu'
  return isBesideMenu
    ? context.pick('services', context.copy.headings.offers)
    : offersHeading(context, kind)
}

/** What is offered as one list, for a hero that names it. */
export function heroList(context: FillContext): { title: string; items: Item[]; note?: string } {
  const { name, items, areServices } = heroOffers(context.sheet)
  const hasServices = context.kinds.has('services') && !areServices
  const kind = hasServices ? offersKind(context.sheet) : 'hero'
  const note = priceNote(context.sheet)
  return { title: name ?? offersHeading(context, kind), items, ...(note ? { note } : {}) }
}

/** What has a section of its own is not listed besides. */
function listedGroups(context: FillContext) {
  const { kinds, sheet } = context
  const apart = [
    ...(kinds.has('packages') ? bundlesOf(sheet) : []),
    ...(tellsOffer(context) ? [mainOffer(sheet)] : []),
  ]
  const groups = groupsOf(sheet)
    .map((group) => ({ ...group, items: group.items.filter((item) => !apart.includes(item)) }))
    .filter(({ items }) => items.length > 0)
  return groups.length > 0 ? groups : groupsOf(sheet)
}

const aboutPrices = /(?<![\p{L}])(?:prices?|rates?|fees|fiyat|ücret|tarife)/iu

function offersHeading(context: FillContext, kind: OffersKind | 'hero'): string {
  const { copy, sheet, words } = context
  if (!context.isSure && isPriced(sheet)) return copy.headings.prices[0]
  const listsPrices = kind === 'prices' || (kind === 'hero' && isPriced(sheet))
  if (listsPrices && context.kind.offerKind !== 'menu' && words.called?.prices)
    return context.heading('prices', copy.headings.prices)
  // Beside a list of services, prices are called so.
  if (kind === 'prices' && context.kinds.has('services') && servicesOf(sheet).length > 0)
    return context.pick('prices', copy.headings.prices)
  const isAboutPrices =
    kind === 'prices' || (kind === 'hero' && context.kind.offerKind === 'prices')
  const priced = isPriced(sheet)
  const usual = words.headings.filter(
    (heading) =>
      heading !== words.gallery &&
      !context.listHeadings.includes(heading) &&
      (priced || !aboutPrices.test(heading))
  )
  const all = isAboutPrices && priced ? [...usual, ...copy.headings.prices] : usual
  if (all.length > 0) return context.pick('offers', all)
  return words.called?.services ?? context.pick('offers', copy.headings.offers)
}

/** Whether a section tells of one offer in full. */
function tellsOffer({ outline }: FillContext): boolean {
  return outline.sections.some(({ kind, place }) => kind === 'detail' && place === undefined)
}

/** The offer that most is said about. */
function mainOffer(sheet: Sheet): SheetItem | undefined {
  const length = ({ description = '', note = '' }: SheetItem) => description.length + note.length
  return itemsOf(sheet).toSorted((one, other) => length(other) - length(one))[0]
}

/** A topic of the person's own, or the offer that most is said about. */
export function detail(context: FillContext, { place }: PlannedSection): Props<'detail'> {
  const { copy, sheet } = context
  const topic = place === undefined ? undefined : placeOwnWords(sheet).topics[place]
  if (topic) {
    const { paragraphs, rows } = topic
    return { heading: topicHeading(context, topic), paragraphs, rows }
  }
  const words = copy.parts.detail
  const offer = mainOffer(sheet)
  const item = offer && asItem(offer)
  const [action] = actions(context)
  return {
    heading: offer?.name ?? offersHeading(context, 'services'),
    paragraphs: [item?.detail ?? { todo: words.todo }],
    rows: offer?.price ? [{ label: words.price, value: offer.price }] : [],
    ...(action ? { action } : {}),
  }
}

/** As the person called it, or as such a page calls what it is about. */
export function topicHeading(context: FillContext, { about, heading, paragraphs }: Topic): string {
  const { copy } = context
  if (heading) return heading
  switch (about) {
    case 'times':
      return timesHeading(context, paragraphs)
    case 'prices':
      return context.heading('prices', copy.headings.prices)
    case 'glance':
      return context.ownHeading('detail') ?? copy.parts.detail.glance
  }
}

/** Sentences of days and times are no opening hours: meetings and courses are told in the same way. */
function timesHeading(context: FillContext, paragraphs: string[]): string {
  const { copy, kind, kinds, language } = context
  const usual = copy.parts.detail.times
  if (kind.sections.includes('timetable')) return context.heading('timetable', [usual])
  if (paragraphs.every((one) => namesDate(one, language)))
    return kinds.has('events')
      ? usual
      : context.heading('events', copy.parts.events.headings.slice(0, 1))
  return usual
}

const bundle =
  /package|bundle|membership|\bpass\b|\bcard\b|set menu|course of|collection|\bplan\b|paket|üyelik|abonelik/i

/** Offers that are sold as a bundle: steps of one thing, or what is called one, or its group. */
function bundlesOf(sheet: Sheet): SheetItem[] {
  const tiers = tiersOf(sheet)
  if (tiers.length > 0) return tiers.flatMap(({ items }) => items)
  return groupsOf(sheet).flatMap(({ name = '', items }) =>
    bundle.test(name) ? items : items.filter((item) => bundle.test(item.name))
  )
}

export function packages(context: FillContext): Props<'packages'> {
  const { copy, sheet } = context
  const words = copy.parts.packages
  const open = {
    name: { todo: words.name },
    price: { todo: words.price },
    includes: [{ todo: words.line }],
  }
  const bundles = bundlesOf(sheet)
  const [group, ...others] = groupsOf(sheet).filter(({ items }) =>
    items.some((item) => bundles.includes(item))
  )
  const told = bundles.map(asItem).map(({ name, price, detail: inIt }) => ({
    name,
    price: price ?? { todo: words.price },
    includes: inIt ? [inIt] : [],
  }))
  return {
    heading:
      group?.name && others.length === 0 ? group.name : context.heading('packages', words.headings),
    packages: told.length > 0 ? told : [open, open, open],
  }
}
