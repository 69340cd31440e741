import type { Item, Stretch } from '#designer/sheet/sheet'
import { claim, isSure } from '#designer/reader/claim'
import type { Line, Reading } from '#designer/reader/reading'
import { amountsIn } from '#designer/language/money'
import { itemsInParts, rowOf } from '#designer/reader/shapes/priced'
import type { PricedItem } from '#designer/reader/shapes/plain_price'
import { trim } from '#designer/reader/shapes/trim'

const generic =
  /^(?:(?:our|the|my|unsere|nos|nuestros|i nostri|onze|nossos)\s)?(?:prices?|price list|pricing|menu|rates?|items?|products?|offers?|fees|tariffs?|preise|preisliste|speisekarte|angebot|tarifs?|carte|prix|precios|tarifas|carta|prezzi|listino|prijzen|prijslijst|menukaart|preços|cardápio|ementa|fiyatlar(?:ımız)?|fiyat listesi|menü(?:müz)?|ürünler(?:imiz)?|treatments|services)$/iu
/** Nobody lists more; a text that does is no list. */
const mostLines = 600
const mostItems = 400

/** What a line lists: one item that is the whole of it, or several beside each other. */
interface Listed {
  items: PricedItem[]
  isWhole: boolean
}

/**
 * Items with their prices: lines of one shape ("name – price"), and parts of a sentence that each are
 * a name with its price.
 */
export function annotateItems(reading: Reading): void {
  const lines = reading.lines.slice(0, mostLines)
  const found = rowsOf(
    reading,
    lines.map((line) => listedIn(reading, line))
  )
  let before = -2
  let count = 0
  lines.forEach((line, at) => {
    const { items, isWhole } = found[at]
    const evidence = items.map((one) => evidenceOf(reading, found, at, one))
    const isList = evidence.some(isSure)
    count += items.length
    if (items.length === 0 || count > mostItems) return
    const label = isWhole ? undefined : labelIn(line, items[0])
    const heading = isList
      ? (label ?? (at === before + 1 ? undefined : headingAbove(reading, found, at)))
      : undefined
    if (isList && (heading || reading.sheet.offers.length === 0 || at - before > 3))
      reading.sheet.offers.push({ ...nameOf(reading, heading), items: [] })
    items.forEach(({ item: value, from: [start, end] }, number) =>
      claim(reading, evidence[number], {
        field: 'offers',
        value,
        from: [line.from[0] + start, line.from[0] + end],
        why: 'lone_price',
        isShared: items.length > 1,
      })
    )
    if (isList) before = at
  })
}

/**
 * Reads a part of a sentence that is nothing but a list of items with prices. The words that were left out
 * of the sentence hid the list. Returns whether it was one.
 */
export function annotateListIn(reading: Reading, part: Stretch): boolean {
  const text = reading.text(part)
  const items = itemsInParts(text, reading.language.code)
  const besides = items.reduceRight(
    (rest, { from: [start, end] }) => rest.slice(0, start) + rest.slice(end),
    text
  )
  const isList = items.length > 1 && items.every(({ as }) => as === 'part')
  if (!isList || word.test(besides) || !reading.isFree(part)) return false
  reading.sheet.offers.push({ items: [] })
  for (const { item: value, from } of items) {
    const [start, end] = from.map((at) => part[0] + at)
    const evidence = isPlain(value, 'part') ? 'items.listed' : 'items.listed_with_more'
    claim(reading, evidence, { field: 'offers', value, from: [start, end], isShared: true })
  }
  return true
}
const word = /\p{L}{4}/u

function listedIn(reading: Reading, { text, from }: Line): Listed {
  const row = reading.isFree(from) && rowOf(text, reading.language.code)
  if (row) return { items: [row], isWhole: true }
  const items = itemsInParts(text, reading.language.code).filter(({ from: [start, end] }) =>
    reading.isFree([from[0] + start, from[0] + end])
  )
  return { items, isWhole: false }
}

/** Lines without a currency are items only where at least three lines of a list stand together. */
function rowsOf({ lines, prompt }: Reading, found: Listed[]): Listed[] {
  const isBelow = (at: number) =>
    found[at - 1]?.isWhole &&
    found[at].isWhole &&
    !/\n\s*\n/.test(prompt.slice(lines[at - 1].from[1], lines[at].from[0]))
  return found.map((one, at) => {
    const [row] = one.items
    if (!one.isWhole || row.as === 'line') return one
    let [first, last] = [at, at]
    while (isBelow(first)) first--
    while (last + 1 < found.length && isBelow(last + 1)) last++
    const rows = found.slice(first, last + 1).map(({ items }) => items[0])
    const isList = rows.length > 2 && rows.some(({ as, item }) => as !== 'free' && !isTime(item))
    return isList ? one : { items: [], isWhole: false }
  })
}

/** "Lunch 12.30" may be when it is. */
const isTime = ({ price = '' }: Item) => /^\d{1,2}\.(?:00|15|30|45)$/.test(price)

/** How an item stands among others. */
function evidenceOf(
  reading: Reading,
  found: Listed[],
  at: number,
  { as, item, sentence }: PricedItem
): string {
  if (as === 'line')
    return !isPlain(item, as)
      ? 'items.with_more'
      : [at - 1, at + 1].some((near) => isInList(reading, found, at, near))
        ? 'items.listed'
        : 'items.alone'
  const { items, isWhole } = found[at]
  if (isWhole) return 'items.listed'
  const beside = items.filter((other) => other.sentence === sentence)
  if (as === 'bare') return beside.length > 2 ? 'items.listed' : 'items.bare'
  if (items.length === 1 || (beside.length === 1 && !isPlain(item, as)))
    return isPlain(item, as) ? 'items.alone' : 'items.with_more'
  return isPlain(item, as) ? 'items.listed' : 'items.listed_with_more'
}

/** A name and an amount, and nothing else is said of it. */
function isPlain({ price = '', note }: Item, as: PricedItem['as']): boolean {
  if (as === 'free') return true
  const [amount, other] = amountsIn(price)
  const isAmount = amount?.start === 0 && amount.end === price.length
  return !note && !other && (isAmount || /^[\d.,]+$/.test(price))
}

/** Whether another line is an item of the same list; a line of description may stand between. */
function isInList({ lines, prompt }: Reading, found: Listed[], at: number, other: number): boolean {
  for (const near of [other, other + other - at]) {
    const one = found[near]
    if (!one) return false
    if (one.isWhole) return true
    const isApart = /\n\s*\n/.test(
      prompt.slice(lines[Math.min(at, near)].from[1], lines[Math.max(at, near)].from[0])
    )
    if (isApart || one.items.length > 0 || lines[near].text.length > 120) return false
  }
  return false
}

/** What stands before a colon in front of the first item: "Breads". */
function labelIn({ text, from }: Line, { from: [start] }: PricedItem): Stretch | undefined {
  const label = /^([^.!?,;:]{2,40}):\s[^.!?]*$/u.exec(text.slice(0, start))?.[1]
  return label ? (trim(text, [0, label.length]).map((at) => at + from[0]) as Stretch) : undefined
}

/** The first line of all is rather the name, unless a second list has a heading too. */
function headingAbove(reading: Reading, found: Listed[], at: number): Stretch | undefined {
  const line = reading.lines[at - 1]
  if (!line || !isHeading(reading, line)) return undefined
  const isSecond = (near: number) =>
    near > at && found[near].items.length === 0 && (found[near + 1]?.items.length ?? 0) > 0
  const isHeaded =
    at > 1 ||
    /:$/.test(line.text) ||
    found.some((_, near) => isSecond(near) && isHeading(reading, reading.lines[near]))
  return isHeaded ? trim(reading.prompt, line.from) : undefined
}

function isHeading(reading: Reading, { from, text }: Line): boolean {
  if (text.length > 40 || !reading.isFree(from) || !/\p{L}/u.test(text)) return false
  return /:$/.test(text) || (text.split(/\s+/).length <= 4 && !/[.!?,\d]/.test(text))
}

function nameOf(reading: Reading, heading: Stretch | undefined): { name?: string } {
  if (!heading) return {}
  const name = reading.text(heading)
  reading.take(heading, 'field', 'offers')
  return generic.test(name) ? {} : { name }
}
