import type { Item, OfferGroup, Stretch } from '#designer/sheet/sheet'
import type { Line, Reading } from '#designer/reader/reading'
import { mostSentences } from '#designer/reader/sentences'
import {
  endsWithBarePrice,
  itemInParts,
  itemsInLine,
  type FoundItem,
} from '#designer/reader/shapes/priced'
import { amountsIn } from '#designer/reader/shapes/money'
import { trim } from '#designer/reader/shapes/trim'

const generic =
  /^(?:(?:our|the|my|unsere|nos|nuestros|i nostri|onze|nossos)\s)?(?:prices?|price list|pricing|menu|rates?|items?|products?|offers?|fees|tariffs?|preise|preisliste|speisekarte|angebot|tarifs?|carte|prix|precios|tarifas|carta|prezzi|listino|prijzen|prijslijst|menukaart|preços|cardápio|ementa|fiyatlar(?:ımız)?|fiyat listesi|menü(?:müz)?|ürünler(?:imiz)?|treatments|services)$/iu
const mostSuggested = 15
/** Nobody lists more; a text that does is no list. */
const mostLines = 600
const mostItems = 400

/**
 * Fills items with their prices from lists: two lines or more of one shape ("name – price"), or two
 * or more in one line. A price alone in a sentence is suggested with the words before it.
 */
export function annotateItems(reading: Reading): void {
  let group: OfferGroup | undefined
  let before = -2
  let count = 0
  const hasBare = reading.lines.some(({ text }) => endsWithBarePrice(text))
  const isFree = (from: Stretch) => reading.isFree(from)
  const found = reading.lines
    .slice(0, mostLines)
    .map(({ text, from }) => itemsInLine(text, { offset: from[0], isFree, hasBare }))
  reading.lines.slice(0, mostLines).forEach((line, at) => {
    const { items, isWhole, label } = found[at]
    const isBeside = [at - 1, at + 1].some((other) => isInList(reading, found, at, other))
    const isList = items.length > 1 || (items.length === 1 && isWhole && isBeside)
    if (!isList || count > mostItems) return
    count += items.length
    const heading = label ?? (at === before + 1 ? undefined : headingAbove(reading, found, at))
    if (heading || !group || at - before > 3) {
      group = { ...nameOf(reading, heading), items: [] }
      reading.sheet.offers.push(group)
    }
    for (const item of items)
      group.items.push(taken(reading, item, isWhole && items.length === 1 ? line : undefined))
    const description =
      items.length === 1 && isWhole ? descriptionBelow(reading, found, at) : undefined
    const last = group.items.at(-1)!
    if (description && !last.value.description) {
      last.value.description = trimmed(reading, description)
      last.from = [last.from![0], description.from[1]]
      reading.take(description.from, 'field', 'offers')
    }
    before = at
  })
  suggestLonePrices(reading)
  for (const sentence of reading.sentences.slice(0, mostSentences)) suggestBare(reading, sentence)
}

const listed = /,\s(?:and\s)?|;\s|\s(?:and|und|et|y|e|en|ve|i)\s/giu
const bareItem = /^(?<name>\p{L}[^\d:]{1,40}?)\s(?<price>\d{1,3}[.,]\d{2})$/u
/** What could be the minutes of a time. */
const quarters = /(?:00|15|30|45)$/

/** "Sourdough 4.20, rye 4.80": names with amounts that have no currency are suggested, unless each could be a time. */
function suggestBare(reading: Reading, sentence: Stretch): void {
  const text = reading.text(sentence)
  if (!/\d[.,]\d{2}/.test(text) || !reading.isFree(sentence)) return
  const colon = text.search(/:\s/) + 1
  const parts = splitAt(text.slice(colon).replace(/[.!]+$/, ''), listed).map(({ start, part }) => {
    const typed = part.trim()
    const at = sentence[0] + colon + start + part.indexOf(typed)
    return { groups: bareItem.exec(typed)?.groups, from: [at, at + typed.length] as Stretch }
  })
  if (parts.length < 2 || parts.some(({ groups }) => !groups)) return
  if (parts.every(({ groups }) => quarters.test(groups!.price))) return
  for (const { groups, from } of parts.slice(0, mostSuggested)) {
    const value: Item = { name: groups!.name, price: groups!.price }
    reading.suggest({ field: 'offers', value, from, why: 'lone_price' })
  }
}

function splitAt(text: string, marks: RegExp): { start: number; part: string }[] {
  const found = [...text.matchAll(marks)]
  const starts = [0, ...found.map(({ index, 0: mark }) => index + mark.length)]
  const ends = [...found.map(({ index }) => index), text.length]
  return starts.map((start, at) => ({ start, part: text.slice(start, ends[at]) }))
}

type Found = ReturnType<typeof itemsInLine>[]

/** Whether another line is an item of the same list; a line of description may stand between. */
function isInList({ lines, prompt }: Reading, found: Found, at: number, other: number): boolean {
  const step = other - at
  for (const near of [other, other + step]) {
    const one = found[near]
    if (!one) return false
    if (one.isWhole && one.items.length > 0) return true
    const isApart = /\n\s*\n/.test(
      prompt.slice(lines[Math.min(at, near)].from[1], lines[Math.max(at, near)].from[0])
    )
    if (isApart || one.items.length > 0 || lines[near].text.length > 120) return false
  }
  return false
}

/** The first line of all is rather the name, unless a second list has a heading too. */
function headingAbove(reading: Reading, found: Found, at: number): Stretch | undefined {
  const line = reading.lines[at - 1]
  if (!line || !isHeading(reading, line)) return undefined
  const isSecond = (near: number) =>
    near > at && found[near].items.length === 0 && (found[near + 1]?.items.length ?? 0) > 0
  const isSure =
    at > 1 ||
    /:$/.test(line.text) ||
    found.some((_, near) => isSecond(near) && isHeading(reading, reading.lines[near]))
  return isSure ? trim(reading.prompt, line.from) : undefined
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

function taken(reading: Reading, { item, from }: FoundItem, line?: Line) {
  const stretch = line?.from ?? from
  reading.take(stretch, 'field', 'offers')
  return { value: item, source: 'said' as const, from }
}

/** A line of several words under an item, with items around it that have such a line too, or a list of parts. */
function descriptionBelow(reading: Reading, found: Found, at: number): Line | undefined {
  const line = reading.lines[at + 1]
  if (!line || found[at + 1].items.length > 0 || !reading.isFree(line.from)) return undefined
  const between = reading.prompt.slice(reading.lines[at].from[1], line.from[0])
  const isOne = (text: string) =>
    text.split(/\s+/).length > 3 && !/:$/.test(text) && text.length < 120
  if (/\n\s*\n/.test(between) || !isOne(line.text)) return undefined
  const isAlternating = [at + 2, at - 2].some(
    (near) => found[near]?.isWhole && found[near].items.length === 1
  )
  return isAlternating && /^(?:\p{Ll}|[^.!?]*,)/u.test(line.text) ? line : undefined
}

const trimmed = (reading: Reading, { from }: Line) => reading.text(trim(reading.prompt, from))

function suggestLonePrices(reading: Reading): void {
  let count = 0
  for (const { from, text } of reading.lines) {
    for (const { start, end } of amountsIn(text)) {
      if (count >= mostSuggested) return
      if (!reading.isFree([from[0] + start, from[0] + end])) continue
      const item = itemInParts(text, { start, end })
      if (!item) continue
      const stretch: Stretch = [from[0] + item.start, from[0] + item.end]
      if (!reading.isFree(stretch)) continue
      const value: Item = { name: item.name, price: text.slice(start, end) }
      reading.suggest({ field: 'offers', value, from: stretch, why: 'lone_price' })
      count++
    }
  }
}
