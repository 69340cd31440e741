import type { FillContext } from '#designer/fill/context'
import {
  asItem,
  groupsOf,
  isPriced,
  itemsOf,
  offersKind,
  serviceItems,
  servicesOf,
  tiersOf,
  type OfferedGroup,
  type OffersKind,
} from '#designer/fill/offered'
import { sentencesAbout } from '#designer/fill/starter'
import type { Props } from '#designer/site/props'
import type { Item as SheetItem, Sheet } from '#designer/sheet/sheet'
import type { Item } from '#designer/site/content'

type OffersProps = Props<'menu'> | Props<'prices'> | Props<'services'>

/** What is offered, group by group; lines without a price where no other section lists them. */
export function offers(context: FillContext, kind: OffersKind): OffersProps {
  const { copy, sheet, words } = context
  const holdsOffers = kind === offersKind(sheet)
  const groups = holdsOffers ? listedGroups(context) : []
  const lines = kind === 'services' ? serviceItems(sheet) : []
  const lone = loneGroup(groups, lines.length)
  const told = withSentences([...groups.map((group) => group.items.map(asItem)), lines], sheet)
  const inGroup = groups.map(({ name }, at) => ({ name, items: told[at] }))
  const named = lone ? [] : inGroup.flatMap(({ name, items }) => (name ? [{ name, items }] : []))
  const loose = inGroup.flatMap(({ name, items }) => (name && !lone ? [] : items))
  const items = [...loose, ...told.at(-1)!]
  const isOpen = items.length === 0 && named.length === 0
  const isUnpriced = kind === 'prices' && holdsOffers && !isPriced(sheet)
  const beside = holdsOffers ? sheet.sorted.beside.prices.join(' ') : ''
  return {
    heading: lone ?? linesHeading(context, kind, holdsOffers || isOpen),
    items: isOpen ? words.typical.map((todo) => ({ name: { todo } })) : items,
    ...(named.length > 0 ? { groups: named } : {}),
    ...(isUnpriced ? { note: { todo: copy.todo.price } } : beside ? { note: beside } : {}),
  }
}

/** The lists with a sentence of ours about each service of which nothing is said, and no sentence twice. */
function withSentences(lists: Item[][], sheet: Sheet): Item[][] {
  const silent = lists.flat().filter(({ detail }) => detail === undefined)
  const names = silent.map(({ name }) => (typeof name === 'string' ? name : ''))
  const sentences = sentencesAbout(names, sheet)
  return lists.map((list) =>
    list.map((item) => {
      const sentence = sentences[silent.indexOf(item)]
      return sentence ? { ...item, detail: sentence, ours: true } : item
    })
  )
}

/** The heading of the only group is that of the section, where it holds nothing else. */
function loneGroup(groups: OfferedGroup[], lines = 0): string | undefined {
  const [only, ...others] = groups
  return others.length === 0 && lines === 0 ? only?.name : undefined
}

/** Lines beside a menu are plainly what is done, under another heading; beside prices they have the kind's own. */
function linesHeading(context: FillContext, kind: OffersKind, holdsOffers: boolean): string {
  const isBesideMenu = !holdsOffers && offersKind(context.sheet) === 'menu'
  if (!isBesideMenu) return offersHeading(context, kind)
  const menu = offersHeading(context, 'menu')
  const usual = context.copy.headings.offers
  const others = usual.filter((heading) => context.inVoice(heading) !== menu)
  return others.length > 0 ? context.pick('services', others) : context.navName('services')
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

export function offersHeading(context: FillContext, kind: OffersKind): string {
  const { copy, sheet, words } = context
  if (!context.isSure && isPriced(sheet)) return copy.headings.prices[0]
  const listsPrices = kind === 'prices'
  if (listsPrices && context.kind.offerKind !== 'menu' && words.called?.prices)
    return context.heading('prices', copy.headings.prices)
  // Beside a list of services, prices are called so.
  if (kind === 'prices' && context.kinds.has('services') && servicesOf(sheet).length > 0)
    return context.pick('prices', copy.headings.prices)
  const priced = isPriced(sheet)
  const usual = words.headings.filter(
    (heading) =>
      heading !== words.gallery &&
      !context.listHeadings.includes(heading) &&
      (priced || !aboutPrices.test(heading))
  )
  const all = listsPrices && priced ? [...usual, ...copy.headings.prices] : usual
  if (all.length > 0) return context.pick('offers', all)
  return words.called?.services ?? context.pick('offers', copy.headings.offers)
}

/** Whether a section tells of one offer in full. */
function tellsOffer({ outline }: FillContext): boolean {
  return outline.sections.some(({ kind, place }) => kind === 'detail' && place === undefined)
}

/** The offer that most is said about. */
export function mainOffer(sheet: Sheet): SheetItem | undefined {
  const length = ({ description = '', note = '' }: SheetItem) => description.length + note.length
  return itemsOf(sheet).toSorted((one, other) => length(other) - length(one))[0]
}

const bundle =
  /package|bundle|membership|\bpass\b|\bcard\b|set menu|course of|collection|\bplan\b|paket|üyelik|abonelik/i

/** Offers that are sold as a bundle: steps of one thing, or what is called one, or its group. */
export function bundlesOf(sheet: Sheet): SheetItem[] {
  const tiers = tiersOf(sheet)
  if (tiers.length > 0) return tiers.flatMap(({ items }) => items)
  return groupsOf(sheet).flatMap(({ name = '', items }) =>
    bundle.test(name) ? items : items.filter((item) => bundle.test(item.name))
  )
}
