import { actions } from '#designer/fill/contact'
import type { FillContext } from '#designer/fill/context'
import {
  asItem,
  groupsOf,
  isPriced,
  itemsOf,
  listItems,
  offersKind,
  serviceItems,
  type OffersKind,
} from '#designer/fill/offered'
import { itemsToKnow } from '#designer/fill/good_to_know'
import type { Props } from '#designer/fill/props'
import type { ListOfSheet } from '#designer/composition/dress'
import type { Item as SheetItem, Sheet } from '#designer/sheet/sheet'
import type {
  DetailSection,
  Item,
  ListSection,
  PackagesSection,
  PricesSection,
  ServicesSection,
} from '#designer/site/site'
import { capital } from '#designer/text/normalise'

type OffersProps = Props<ListSection> | Props<PricesSection> | Props<ServicesSection>

/** What is offered, group by group; lines without a price where no other section lists them. */
export function offers(context: FillContext, kind: OffersKind): OffersProps {
  const { copy, sheet, words } = context
  const holdsOffers = kind === offersKind(sheet)
  const groups = holdsOffers ? listedGroups(context) : []
  const lines = kind === 'services' ? serviceItems(sheet) : []
  const named = groups.flatMap(({ name, items }) =>
    name ? [{ name, items: items.map(asItem) }] : []
  )
  const loose = groups.flatMap(({ name, items }) => (name ? [] : items.map(asItem)))
  const items = [...loose, ...lines]
  const isOpen = items.length === 0 && named.length === 0
  const isUnpriced = kind === 'prices' && holdsOffers && !isPriced(sheet)
  return {
    heading: linesHeading(context, kind, holdsOffers || isOpen),
    items: isOpen ? words.typical.map((todo) => ({ name: { todo } })) : items,
    ...(named.length > 0 ? { groups: named } : {}),
    ...(isUnpriced ? { note: { todo: copy.todo.price } } : {}),
  }
}

/** Lines beside a menu are plainly what is done; beside prices they have the kind's own heading. */
function linesHeading(context: FillContext, kind: OffersKind, holdsOffers: boolean): string {
  const isBesideMenu = !holdsOffers && offersKind(context.sheet) === 'menu'
  return isBesideMenu
    ? context.pick('services', context.copy.headings.offers)
    : offersHeading(context, kind)
}

/** A list of the sheet that has no kind of section of its own. */
export function list(context: FillContext, shows: ListOfSheet): Props<ServicesSection> {
  const { copy, sheet, words } = context
  // The kind's heading for what is made is free where nothing is offered.
  const isFree = shows === 'works' && itemsOf(sheet).length === 0 && sheet.services.length === 0
  const hasOwn = isFree && sheet.who.kind !== undefined && words.headings.length > 0
  const own = hasOwn ? words.headings : [copy.headings.lists[shows]]
  const items = shows === 'good_to_know' ? itemsToKnow(sheet) : listItems(sheet, shows)
  const isCompact = shows !== 'works' && items.every(({ detail: told }) => told === undefined)
  return {
    heading: context.pick(`list/${shows}`, own),
    items,
    ...(isCompact ? { compact: true } : {}),
  }
}

/** Everything that is offered as one list, for a hero that names all of it. */
export function allItems(sheet: Sheet): Item[] {
  return [...itemsOf(sheet).map(asItem), ...serviceItems(sheet)]
}

/** What has a section of its own is not listed besides. */
function listedGroups({ kinds, sheet }: FillContext) {
  const apart = [
    ...(kinds.has('packages') ? bundlesOf(sheet) : []),
    ...(kinds.has('detail') ? [mainOffer(sheet)] : []),
  ]
  const groups = groupsOf(sheet)
    .map((group) => ({ ...group, items: group.items.filter((item) => !apart.includes(item)) }))
    .filter(({ items }) => items.length > 0)
  return groups.length > 0 ? groups : groupsOf(sheet)
}

const aboutPrices = /(?<![\p{L}])(?:prices?|rates?|fees|fiyat|ücret|tarife)/iu

export function offersHeading(context: FillContext, kind: OffersKind | 'hero'): string {
  const { copy, sheet, words } = context
  // Beside a list of services, prices are called so.
  if (kind === 'prices' && context.kinds.has('services') && sheet.services.length > 0)
    return context.pick('prices', copy.headings.prices)
  const isAboutPrices =
    kind === 'prices' || (kind === 'hero' && context.kind.offerKind === 'prices')
  const priced = isPriced(sheet)
  const own = words.headings.filter(
    (heading) =>
      heading !== words.gallery &&
      !context.listHeadings.includes(heading) &&
      (priced || !aboutPrices.test(heading))
  )
  const all = isAboutPrices && priced ? [...own, ...copy.headings.prices] : own
  return context.pick('offers', all.length > 0 ? all : copy.headings.offers)
}

/** The offer that most is said about. */
function mainOffer(sheet: Sheet): SheetItem | undefined {
  const length = ({ description = '', note = '' }: SheetItem) => description.length + note.length
  return itemsOf(sheet).toSorted((one, other) => length(other) - length(one))[0]
}

export function detail(context: FillContext): Props<DetailSection> {
  const { copy, sheet } = context
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

const bundle =
  /package|bundle|membership|\bpass\b|\bcard\b|set menu|course of|collection|\bplan\b|paket|üyelik|abonelik/i

/** Offers that are sold as a bundle: so they are called, or the group that they stand in. */
function bundlesOf(sheet: Sheet): SheetItem[] {
  return groupsOf(sheet).flatMap(({ name = '', items }) =>
    bundle.test(name) ? items : items.filter((item) => bundle.test(item.name))
  )
}

export function packages(context: FillContext): Props<PackagesSection> {
  const { copy, language, sheet } = context
  const words = copy.parts.packages
  const open = {
    name: { todo: words.name },
    price: { todo: words.price },
    includes: [{ todo: words.line }],
  }
  const told = bundlesOf(sheet).map(({ name, price, description, note }) => {
    const lines = [...(description ?? '').split(/,\s*/), note ?? ''].filter(Boolean)
    return {
      name,
      price: price ?? { todo: words.price },
      includes:
        lines.length > 0 ? lines.map((line) => capital(line, language)) : [{ todo: words.line }],
    }
  })
  return {
    heading: context.pick('packages', words.headings),
    packages: told.length > 0 ? told : [open, open, open],
  }
}
