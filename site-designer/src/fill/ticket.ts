import { kindOf } from '#designer/fill/business'
import { itemsOf } from '#designer/fill/offered'
import { hasTimetable, singleDates } from '#designer/fill/timetable'
import { dayIn } from '#designer/fill/when'
import { foldedWords } from '#designer/language/tokens'
import { amountsIn } from '#designer/language/money'
import type { DatedEvent, Item, Sheet } from '#designer/sheet/sheet'

/** One date with what it costs: a ticket. */
export interface Ticket {
  event: DatedEvent
  price: string
  /** The offer whose price it is; none where the date itself names it. */
  offer?: Item
}

const longestPrice = 11
const longestName = 40

/**
 * The only date of a sheet with its price: one that its words end with, or that of the only offer, which
 * is of that date because it names it or because the page is that of one event.
 */
export function ticketOf(sheet: Sheet): Ticket | undefined {
  const [event, ...others] = singleDates(sheet)
  if (!event || others.length > 0 || hasTimetable(sheet) || !dayIn(event.when)) return undefined
  const named = priceAtEnd(event.title)
  if (named) return { event, price: named }
  const [offer, ...more] = itemsOf(sheet)
  if (!offer || more.length > 0 || wantsPrices(sheet)) return undefined
  const { name, price = '' } = offer
  const isShort = [...price].length <= longestPrice && [...name].length <= longestName
  const isBare = isShort && !offer.description && !offer.note
  if (price === '' || !isBare) return undefined
  return kindOf(sheet).id === 'event' || isOf(offer, event) ? { event, price, offer } : undefined
}

/** Whether the offer is called as the event is, in all of its words or more of them. */
function isOf({ name }: Item, { title }: DatedEvent): boolean {
  const told = new Set(foldedWords(name))
  const words = foldedWords(title)
  return words.length > 0 && words.every((word) => told.has(word))
}

function priceAtEnd(words: string): string | undefined {
  const last = amountsIn(words).at(-1)
  const isLast = last !== undefined && last.end === words.length && last.start > 0
  const price = isLast ? words.slice(last.start) : ''
  return price !== '' && [...price].length <= longestPrice ? price : undefined
}

function wantsPrices({ wishes }: Sheet): boolean {
  return wishes.sections_wanted.some(({ value }) => value === 'prices' || value === 'menu')
}
