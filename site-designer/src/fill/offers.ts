import type { SectionKind } from '#designer/site/kinds'
import type {
  DetailSection,
  Item,
  ListSection,
  PackagesSection,
  PricesSection,
  Row,
  ServicesSection,
} from '#designer/site/site'
import type { Brief } from '#designer/outline/brief'
import { actions } from '#designer/fill/contact'
import type { FillDesk } from '#designer/fill/desk'
import type { Props } from '#designer/fill/props'
import type { Offer } from '#designer/facts/offers'
import { lowerIn } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'

type OffersProps = Props<ListSection> | Props<PricesSection> | Props<ServicesSection>

export function offers(desk: FillDesk, kind: 'menu' | 'prices' | 'services'): OffersProps {
  const list = items(listedIn(desk), { explained: true })
  const unpriced = kind === 'prices' && list.every((item) => !item.price)
  return {
    heading: offersHeading(desk, kind),
    items: list,
    ...(unpriced ? { note: { todo: desk.copy.todo.price } } : {}),
  }
}

/** Packages that have a section of their own are not listed besides. */
export function listedIn({ brief, kinds, words }: FillDesk): Pick<FillDesk, 'brief' | 'words'> {
  const bundles = kinds.has('packages') ? bundlesOf(brief) : []
  const single = brief.offers.filter((offer) => !bundles.includes(offer))
  return { brief: single.length > 0 ? { ...brief, offers: single } : brief, words }
}

/** What was said, or marked suggestions where nothing was. */
export function items(
  { brief, words }: Pick<FillDesk, 'brief' | 'words'>,
  { explained }: { explained: boolean }
): Item[] {
  if (brief.offers.length === 0) return words.typical.map((todo) => ({ name: { todo } }))
  const glosses = Object.fromEntries(
    Object.entries(words.gloss ?? {}).map(([word, gloss]) => [lowerIn(word, brief.language), gloss])
  )
  return brief.offers.map((offer) => {
    const key = lowerIn(offer.name, brief.language).replaceAll('’', "'")
    const told = offer.detail ?? (explained ? glosses[key] : undefined)
    return {
      name: offer.name,
      ...(offer.price ? { price: offer.price } : {}),
      ...(told ? { detail: told } : {}),
    }
  })
}

const aboutPrices = /(?<![\p{L}])(?:prices?|rates?|fees|fiyat|ücret|tarife)/iu

const ofTheSeason = /season|mevsim|sezon/iu
// Not "springs" in a chair, "Eastern" food, "baharat" or "bize yazın".
const aSeason =
  /(?<![\p{L}])(?:(?:seasons?|seasonal|spring|summers?|autumn|winters?|christmas|easter|yaz(?:lık)?|kış(?:lık|ın)?|yılbaşı)(?![\p{L}])|mevsim|sezon|(?:ilk|son)?bahar(?!at)|bayram)/iu

/** Whether anything that was said belongs to a time of the year. */
function tellsSeasons({ offers: list, ownWords, events = [] }: Brief): boolean {
  const said = [...list.flatMap(({ name, detail: told }) => [name, told]), ...ownWords]
  return [...said, ...events.map(({ what }) => what)].some((words) => aSeason.test(words ?? ''))
}

/** Where the hero names what a section below explains, the two are not called the same. */
export function offersHeading(desk: FillDesk, kind: SectionKind): string {
  const list = headingsFor(desk, kind)
  const first = desk.pick('offers', list)
  const others = list.filter((heading) => desk.inVoice(heading) !== first)
  return kind !== 'hero' && desk.plan.artefact === 'list' && others.length > 0
    ? desk.pick('offers/below', others)
    : first
}

function headingsFor({ brief, copy, priced, trade, words }: FillDesk, kind: SectionKind): string[] {
  const seasonal = tellsSeasons(brief)
  const own = words.headings.filter(
    (heading) => heading !== words.gallery && (seasonal || !ofTheSeason.test(heading))
  )
  const prices = kind === 'prices' || (kind === 'hero' && trade.offerKind === 'prices')
  const list =
    prices && priced
      ? [...own, ...copy.headings.prices]
      : own.filter((heading) => priced || !aboutPrices.test(heading))
  return list.length > 0 ? list : copy.headings.offers
}

/** The offer that most was said about. */
export function mainOffer({ offers: list }: Brief): Offer | undefined {
  return list.toSorted((a, b) => (b.detail?.length ?? 0) - (a.detail?.length ?? 0))[0]
}

export function detail(desk: FillDesk): Props<DetailSection> {
  const { brief, copy } = desk
  const words = copy.parts.detail
  const offer = mainOffer(brief)
  const one = { brief: { ...brief, offers: offer ? [offer] : [] }, words: desk.words }
  const told = offer && items(one, { explained: true })[0].detail
  const [action] = actions(desk)
  const rows: Row[] = [
    ...(offer?.price ? [{ label: words.price, value: offer.price }] : []),
    ...(desk.trade.offerKind === 'menu'
      ? []
      : [{ label: words.duration, value: { todo: words.durationTodo } }]),
  ]
  return {
    heading: offer?.name ?? offersHeading(desk, 'services'),
    paragraphs: [told ?? { todo: words.todo }],
    rows,
    ...(action ? { action } : {}),
  }
}

const bundle =
  /package|bundle|membership|\bpass\b|\bcard\b|set menu|course of|collection|\bplan\b|paket|üyelik|abonelik/i

/** Offers that are sold as a bundle. */
export function bundlesOf({ offers: list }: Brief): Offer[] {
  return list.filter(({ name }) => bundle.test(name))
}

export function packages(desk: FillDesk): Props<PackagesSection> {
  const { brief, copy } = desk
  const words = copy.parts.packages
  const open = {
    name: { todo: words.name },
    price: { todo: words.price },
    includes: [{ todo: words.line }],
  }
  const bundles = bundlesOf(brief)
  return {
    heading: desk.pick('packages', words.headings),
    packages:
      bundles.length === 0
        ? [open, open, open]
        : bundles.slice(0, 6).map(({ name, price, detail: said }) => ({
            name,
            price: price ?? { todo: words.price },
            includes: said
              ? said.split(/,\s*|\s(?:and|ve)\s/).map((line) => capital(line, brief.language))
              : [{ todo: words.line }],
          })),
  }
}
