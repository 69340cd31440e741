import { described, named, noItems } from '#designer/reader/shapes/item_name'
import { amountsIn, timeUnits, type Amount } from '#designer/reader/shapes/money'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { sentencesIn } from '#designer/text/sentences'
import { trim } from '#designer/reader/shapes/trim'
import type { Item, Stretch } from '#designer/sheet/sheet'

/** An item with its price; `from` counts in the line. */
export interface PricedItem {
  item: Item
  from: Stretch
  /** Where its sentence starts. */
  sentence: number
  /** The whole of a line, a part of a sentence between marks, or one with a price that has no currency. */
  as: 'line' | 'part' | 'bare'
}

const lead = /^(?:(?:and|plus|also|or|our|my|und|sowie|et|y|e|en|ve|ayrıca)\s){1,3}/iu
const saying =
  /^(?:[^:]{0,60}?(?<!\p{L})(?:sells?|selling|offers?|offering|serves?|serving|do|does|make|makes|bakes?|have|has|include|like|such as|verkaufen|bieten|vendons|proposons|vendemos|ofrecemos|hacemos|vendiamo|offriamo|verkopen|oferecemos)\s)/iu
const copula =
  /(?:\s(?:begins?|starts?))?\s?(?<!\p{L})(?:is|are|costs?|pays?|begins?|can be hired|at|for|kostet|kosten|für|zu|coûte(?:nt)?|à|cuestan?|por|a|costa(?:no)?|kost|voor|custam?|starts?|it['’]s)$/iu
/** What follows a price says what it is for in a few words, and is no sentence. */
const tail = /^ (?!\d+ ?[.:])[\p{Ll}\d][\p{L}\d'’.%+-]{0,14}(?: [\p{L}\d'’.%+-]{1,14}){0,4}$/u
const noTail =
  /(?<!\p{L})(?:is|are|was|we|i|you need|it|they|if|when|but|because|off|last|this|raised|need|have|has|and|or|takes?|includes?|ago|wir|ich|ist|sind|nous|est|es|son|è|sono|zijn|var|que|che|die|das)(?!\p{L})/iu
/** When or for whom a price holds. */
const condition = /^ (?:until|till|while|for up|when|bis|solange|jusqu|hasta|fino|tot|até) .*$/iu
const barePrice = /(?<=\p{L}[\p{L}\d.'’)-]{0,20}[\s.…]{1,9})\d{1,4}(?:[.,]\d{2})?$/u
/** Numbers behind these words are no prices. */
const noPrices =
  /(?<!\p{L})(?:no|nr|number|room|unit|size|age|aged|under|over|sleeps|seats|bus|line|route|floor|level|grade|max|min|since|seit|gate|shelter|plot|building|studio|stage|batch|is|of|to|at|for|and|und|et|y|e|en|ve)\.?$/iu

/** Whether a line ends with a price without its currency; "19.30" could be a time. */
export const endsWithBarePrice = (text: string) =>
  /[.,]\d{2}$/.test(text) && barePrice.test(text) && !/(?:00|15|30|45)$/.test(text)

/** The one item that is the whole line: "Cut – £25", "£25 Cut", "Margherita – tomato, basil – 9 €". */
export function itemOfLine(text: string, hasBare: boolean): Item | undefined {
  const bare = hasBare && endsWithBarePrice(text) ? barePrice.exec(text) : null
  const amounts = amountsIn(text)
  if (bare && amounts.length === 0) amounts.push({ start: bare.index, end: text.length })
  if (amounts.length !== 1 || text.length > 400) return undefined
  const [{ start, end }] = amounts
  const price = text.slice(start, end)
  const before = text.slice(...trim(text, [0, start])).replace(/[\s(:=]+$/u, '')
  const after = text.slice(end)
  const rest = text.slice(...trim(text, [end, text.length])).replace(/^\)\s*/u, '')
  if (before === '') {
    const name = rest.replace(/^(?:for|für|pour|por|per|voor)\s/iu, '')
    return /^\s*(?:[-–—:|\t]|for\s|\p{L})/u.test(after) ? named(name, price, 6) : undefined
  }
  const isSeparated = /(?:[-–—:=|\t.…_(]|\s{2,})\s*$/u.test(text.slice(0, start))
  const { name, description } = described(before.replace(copula, ''))
  const item = named(name, price, isSeparated || description ? 9 : 6)
  if (!item) return undefined
  const note = /^\(([^()]{1,80})\)$/u.exec(rest)?.[1].trim()
  const isBehind = /^\s*[-–—:|\t,(]/u.test(after) && rest.length <= 140 && !description
  if (rest !== '' && !note && !isBehind) return undefined
  const behind = rest === '' ? {} : note ? { note } : { description: rest }
  return { ...item, ...(description ? { description } : {}), ...behind }
}

/** A part of a line between marks, with the amounts in it. */
interface Part {
  from: Stretch
  sentence: number
  amounts: Amount[]
}

const marks = /[,;•·|\n\t]|\s\/\s|\s[–—]\s(?=\p{Lu})|\s(?:and|plus|und|et|y|e|en|ve|or)\s/gu

/** A line in parts; a comma within brackets or within an amount parts nothing, "and" only behind an amount. */
function partsOf(text: string): Part[] {
  const amounts = amountsIn(text)
  const parts: Part[] = []
  let [start, sentence] = [0, 0]
  const close = (end: number, next: number) => {
    const own = amounts.filter((amount) => amount.start >= start && amount.end <= end)
    if (end > start) parts.push({ from: [start, end], sentence, amounts: own })
    start = next
  }
  for (const [first, end] of sentencesIn(text)) {
    ;[start, sentence] = [first, first]
    const stop = first + text.slice(first, end).replace(/[.!?…\s]+$/u, '').length
    for (const { 0: mark, index } of text.slice(first, stop).matchAll(marks)) {
      const at = first + index
      if (amounts.some((amount) => amount.start <= at && at < amount.end)) continue
      if (isInBrackets(text.slice(start, at))) continue
      const isAnd = /\p{L}/u.test(mark)
      if (isAnd && !amounts.some((amount) => amount.start >= start && amount.end <= at)) continue
      close(at, at + mark.length)
    }
    close(stop, stop)
  }
  return parts
}

const isInBrackets = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')

/**
 * "simit 12 TL, poğaça 15 TL", "small dog £42 big dog £55": names and prices in turn. Where one of the
 * names is none, nothing of its sentence is taken.
 */
export function itemsInParts(text: string, language: string): PricedItem[] {
  if (!/\d/.test(text) || text.length > 6000) return []
  const bySentence = Map.groupBy(partsOf(text), ({ sentence }) => sentence)
  const items = [...bySentence.values()].flatMap(
    (parts) => itemsOfParts(text, parts, language) ?? []
  )
  return items.filter((one) => one.as !== 'bare' || isInRow(items, one))
}

/** Goes on with the price of the item before: "first hour £70, then £45". */
const further =
  /^(?:then|thereafter|after that|or|plus|danach|dann|oder|puis|ensuite|ou|luego|después|o|poi|oppure|daarna|of|depois|sonra|veya)?$/iu
/** Words of a sentence, which names nothing. */
const sentenceWords =
  /(?<!\p{L})(?:is|are|was|were|we|i|you|it|they|if|when|but|because|last|raised|need|wir|ich|ist|sind|nous|est|es|son|è|sono|zijn|var|que|che)(?!\p{L})/iu
const mostWords = 8
const longestNote = 60
const unitFirst = new RegExp(`^(${timeUnits})\\s`, 'iu')
/** "Pumpkins by size 2 to" 9 pounds, "a lesson takes an hour and" £40. */
const goesOn =
  /(?<!\p{L})(?:\d ?(?:to|bis|à|a|tot|ile|[-–])|and|between|of|und|et|y|e|en|ve)$|\([^)]*$/iu

function itemsOfParts(text: string, parts: Part[], language: string): PricedItem[] | undefined {
  const items: PricedItem[] = []
  for (const { from, sentence, amounts } of parts) {
    const [start, end] = trim(text, from)
    if (amounts.length === 0) items.push(...bareItems(text, [start, end], sentence, language))
    let at = start
    for (const [number, amount] of amounts.entries()) {
      const stop = amounts[number + 1]?.start ?? end
      const before = text.slice(at, amount.start)
      const price = text.slice(amount.start, amount.end)
      const behind = stop === end ? text.slice(amount.end, end) : ''
      at = amount.end
      const name = nameBefore(before)
      const last = items.at(-1)
      if (further.test(name)) {
        const item = before.trim() === '' ? priceFirst(price, behind) : undefined
        const isFirst = !last || text.startsWith(last.item.price!, last.from[0])
        if (item && (isFirst || unitFirst.test(price)))
          items.push({ item, from: [amount.start, end], sentence, as: 'part' })
        else if (!last || last.as === 'bare') return undefined
        else {
          const more = text.slice(last.from[1], end).replace(/^[\s,;/]+/u, '')
          if (more.length > longestNote) return undefined
          last.item.note = [last.item.note, more].filter(Boolean).join(', ')
          last.from[1] = end
        }
      } else if (!noItems.test(name)) {
        const made = pricedItem(name, price, behind)
        if (!made) return undefined
        const first = text.lastIndexOf(name, amount.start)
        items.push({
          item: made.item,
          from: [first, amount.end + made.taken],
          sentence,
          as: 'part',
        })
      }
    }
  }
  return items
}

/** "£25 cut", "£38 full day", "tam gün 21.000 TL". */
function priceFirst(price: string, behind: string): Item | undefined {
  const unit = unitFirst.exec(price)
  if (unit)
    return { name: unit[1], price: price.slice(unit[0].length) + (isTail(behind) ? behind : '') }
  const name = behind.trim().replace(/^(?:for|für|pour|por|per|voor)\s/iu, '')
  return sentenceWords.test(name) ? undefined : named(name, price, 4)
}

/** An item, and how much behind its price belongs to it. */
function pricedItem(
  name: string,
  price: string,
  behind: string
): { item: Item; taken: number } | undefined {
  if (sentenceWords.test(name) || goesOn.test(name)) return undefined
  const { name: bare, description } = described(name)
  // "Saturday only £95" beside "full ticket £240".
  const isOneOf = / only$/iu.test(name) && name.split(' ').length < mostWords
  const item = isOneOf ? { name, price } : named(bare, price, mostWords)
  if (!item) return undefined
  const bracket = /^ ?\(([^()]{1,80})\)?/u.exec(behind)
  const note = bracket?.[1] ?? condition.exec(behind)?.[0].trim()
  const isUnit = !note && isTail(behind)
  return {
    item: {
      ...item,
      price: isUnit ? price + behind : price,
      ...(description ? { description } : {}),
      ...(note ? { note } : {}),
    },
    taken: bracket?.[0].length ?? (isUnit || note ? behind.length : 0),
  }
}

/** Three in a row, or beside one with a currency, can only be prices. */
function isInRow(items: PricedItem[], { item, sentence }: PricedItem): boolean {
  const row = items.filter((other) => other.sentence === sentence)
  const bare = row.filter(({ as }) => as === 'bare')
  return bare.length > 2 || (bare.length < row.length && /\d{2}/.test(item.price!))
}

/** What stands before a price, without a label and words of selling. */
function nameBefore(before: string): string {
  const colon = before.search(/:\s/)
  const label = colon >= 0 && before.slice(colon + 1).trim() !== '' ? colon + 1 : 0
  const typed = before.slice(label).trim().replace(lead, '').replace(saying, '')
  return typed.replace(/[\s(=:–—-]+$/u, '').replace(copula, '')
}

const isTail = (behind: string) => tail.test(behind) && !noTail.test(behind)

/** A part that ends with a price without its currency. */
function bareItems(
  text: string,
  [start, end]: Stretch,
  sentence: number,
  language: string
): PricedItem[] {
  const part = text.slice(start, end)
  const price = barePrice.exec(part)
  if (!price || /(?:^|[^\d])(?:19|20)\d\d$/.test(price[0])) return []
  const typed = nameBefore(part.slice(0, price.index)).replace(
    /\s(?:from|ab|desde|dès|da|vanaf|a partir de|à partir de)$/iu,
    ''
  )
  const hasNumber = /\d{2}/.test(typed.replace(/\p{L}\d+/gu, '')) && !typed.includes(' ')
  if (noPrices.test(typed) || hasNumber) return []
  const isTime = hoursTokens(`${typed} ${price[0]}`, language).some(({ kind }) =>
    ['day', 'month', 'open', 'closed', 'to'].includes(kind)
  )
  const item = isTime ? undefined : named(typed, price[0], 4)
  if (!item) return []
  return [{ item, from: [start + part.indexOf(item.name), end], sentence, as: 'bare' }]
}
