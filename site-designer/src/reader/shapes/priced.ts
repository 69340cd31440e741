import { amountsIn, type Amount } from '#designer/reader/shapes/money'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { sentencesOf } from '#designer/reader/sentences'
import { trim } from '#designer/reader/shapes/trim'
import type { Item, Stretch } from '#designer/sheet/sheet'

/** An item with its price; `from` counts in the line. */
export interface PricedItem {
  item: Item
  from: Stretch
  /** Where its sentence starts. */
  sentence: number
  /** How it stands there: a line, or a part of a sentence between marks; `bare` without a currency. */
  as: 'line' | 'part' | 'bare'
}

/** Words that have a price and are not for sale. */
const noItems =
  /(?<![\p{L}]|\d ?)(?:deposits?|rewards?|total|minimum|maximum|min|max|delivery|postage|shipping|budget|rent|salary|wages?|raised|goal|target|prizes?|discount|donat\p{L}+|save|saving|orders?|spend|turnover|revenue|worth|kaution|anzahlung|versand|lieferung|gesamt|mindestens|mindestbestellwert|rabatt|acompte|livraison|caution|remise|depósito|envío|entrega|descuento|cauzione|consegna|sconto|aanbetaling|bezorging|korting|caução|desconto|teslimat|kargo|hafta içi|hafta sonu|geceliği|gecelik|kapora|depozito|indirim|toplam|bütçe|ödül)(?!\p{L})/iu
/** A part that starts with one of these says something about the business and is no name. */
const noNames =
  /^(?:we|i|you|they|it|he|she|if|when|who|which|that|this|these|there|than|over(?! \d)|under(?! \d)|above|below|between|only|just|most|about|around|off|up|all(?! day)|everything|every(?! extra)|each|prices?|costs?|charge\p{L}*|starting|from|free|wir|ich|sie|es|wenn|alle|nous|je|vous|il|tout|nosotros|todo|todos|noi|tutti|wij|alles|nós|tudo|biz|ben|her|hepsi|fiyat\p{L}*|ücret\p{L}*|preise?|prix|precios?|prezz[oi]|prijs|preços?|and|or|at|for|to|of|in|with|per|is|are|bis|ab|von)(?![\p{L}'’])/iu
const lead = /^(?:(?:and|plus|also|or|our|my|und|sowie|et|y|e|en|ve|ayrıca)\s){1,3}/iu
const saying =
  /^(?:[^:]{0,60}?(?<!\p{L})(?:sells?|selling|offers?|offering|serves?|serving|do|does|make|makes|bakes?|have|has|include|like|such as|verkaufen|bieten|vendons|proposons|vendemos|ofrecemos|hacemos|vendiamo|offriamo|verkopen|oferecemos)\s)/iu
const copula =
  /\s?(?<!\p{L})(?:is|are|costs?|at|for|kostet|kosten|für|zu|coûte(?:nt)?|à|cuestan?|por|a|costa(?:no)?|kost|voor|custam?|starts?|it['’]s)$/iu
const days = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|weekends?)$/iu
/** What follows a price says what it is for in a few words, and is no sentence. */
const tail = /^ [\p{L}\d][\p{L}\d'’.%+-]{0,14}(?: [\p{L}\d'’.%+-]{1,14}){0,4}$/u
const noTail =
  /(?<!\p{L})(?:is|are|was|we|i|you need|it|they|if|when|but|because|off|last|this|raised|need|have|has|and|or|takes?|includes?|ago|wir|ich|ist|sind|nous|est|es|son|è|sono|zijn|var|que|che|die|das)(?!\p{L})/iu
/** When or for whom a price holds. */
const condition = /^ (?:until|till|while|for up|when|bis|solange|jusqu|hasta|fino|tot|até) .*$/iu
const bracketed = /^([^()]{2,60})\s\(([^()]{2,120})\)$/u
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

/** "Margherita – tomato, basil" and "Margherita (tomato, basil)" are a name and a description. */
function described(text: string): { name: string; description?: string } {
  const found = bracketed.exec(text) ?? /^(.{2,80}?)(?:\s[-–—|]\s|\t|:\s)(.+)$/u.exec(text)
  return found ? { name: found[1].trim(), description: found[2].trim() } : { name: text }
}

function named(typed: string, price: string, most: number): Item | undefined {
  const name = typed.replace(/^\d{1,3}[.)]\s/, '').trim()
  const isName =
    /\p{L}{2}/u.test(name) &&
    name.split(/\s+/).length <= most &&
    name.length <= 80 &&
    !days.test(name) &&
    !noNames.test(name) &&
    !noItems.test(name) &&
    !/[!?@]|\.\s|https?:|www\./iu.test(name) &&
    !/(?<!\p{L})(?:over|under|above|below|than|only|just|über|unter|plus de|más de|oltre|boven|acima de)$/iu.test(
      name
    )
  return isName ? { name, price } : undefined
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
  for (const [first, end] of sentencesOf(text, [0, text.length])) {
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

/** "simit 12 TL, poğaça 15 TL": each part of a line that is a name with its price. */
export function itemsInParts(text: string, language: string): PricedItem[] {
  if (!/\d/.test(text) || text.length > 6000) return []
  const parts = partsOf(text)
  const items: PricedItem[] = []
  for (const part of parts) {
    const last = items.at(-1)
    const isNext = last && last.sentence === part.sentence && part.from[0] - last.from[1] < 4
    const goesOn = part.amounts[0]?.start === trim(text, part.from)[0]
    if (isNext && goesOn && last.as === 'part' && / \p{L}/u.test(last.item.price!)) {
      last.from[1] = trim(text, part.from)[1]
      last.item.price = text.slice(text.indexOf(last.item.price!, last.from[0]), last.from[1])
    } else items.push(...itemsOfPart(text, part, language))
  }
  return items.filter((one) => one.as !== 'bare' || isInRow(items, one))
}

/** Three in a row, or beside one with a currency, can only be prices. */
function isInRow(items: PricedItem[], { sentence }: PricedItem): boolean {
  const row = items.filter((other) => other.sentence === sentence)
  return row.length > 2 || (row.length > 1 && row.some(({ as }) => as === 'part'))
}

function itemsOfPart(
  text: string,
  { from, sentence, amounts }: Part,
  language: string
): PricedItem[] {
  const [start, end] = trim(text, from)
  if (amounts.length === 0) {
    const typed = text.slice(start, end)
    const price = barePrice.exec(typed)
    const item = price && bareItem(typed.slice(0, price.index), price[0], language)
    return item
      ? [{ item, from: [end - typed.length + typed.indexOf(item.name), end], sentence, as: 'bare' }]
      : []
  }
  const found: PricedItem[] = []
  let at = start
  for (const [number, amount] of amounts.entries()) {
    const isLast = number === amounts.length - 1
    const behind = isLast ? text.slice(amount.end, end) : ''
    const item = pricedItem(
      text.slice(at, amount.start),
      text.slice(amount.start, amount.end),
      behind
    )
    // "small dog £42 big dog £55": names and amounts in turn, up to the end.
    if (!item || (amounts.length > 1 && behind !== '')) return []
    const first = text.lastIndexOf(item.name, amount.start)
    found.push({ item, from: [first, isLast ? end : amount.end], sentence, as: 'part' })
    at = amount.end
  }
  return found
}

function pricedItem(before: string, price: string, behind: string): Item | undefined {
  if (behind !== '' && behind !== ')' && !/^ ?\([^()]{1,80}\)?$/u.test(behind) && !isTail(behind))
    return undefined
  const colon = before.search(/:\s/)
  const label = colon >= 0 && before.slice(colon + 1).trim() !== '' ? colon + 1 : 0
  const typed = before.slice(label).trim().replace(lead, '').replace(saying, '')
  const bare = typed.replace(/[\s(=:–—-]+$/u, '').replace(copula, '')
  const { name, description } = bracketed.test(bare) ? described(bare) : { name: bare }
  const item = named(name, price, 5)
  if (!item) return undefined
  const note = /^ ?\(([^()]{1,80})\)?$/u.exec(behind)?.[1] ?? condition.exec(behind)?.[0].trim()
  return {
    ...item,
    price: price + (isTail(behind) && !note ? behind : ''),
    ...(description ? { description } : {}),
    ...(note ? { note } : {}),
  }
}

const isTail = (behind: string) => tail.test(behind) && !noTail.test(behind)

function bareItem(before: string, price: string, language: string): Item | undefined {
  const typed = before
    .replace(/^[^:]{0,40}:\s/u, '')
    .trim()
    .replace(lead, '')
    .replace(/\s(?:from|ab|desde|dès|da|vanaf|a partir de|à partir de)$/iu, '')
  if (
    noPrices.test(typed) ||
    (/\d{2}/.test(typed.replace(/\p{L}\d+/gu, '')) && typed.split(' ').length < 2)
  )
    return undefined
  const isTime = hoursTokens(`${typed} ${price}`, language).some(
    ({ kind }) =>
      kind === 'day' || kind === 'month' || kind === 'open' || kind === 'closed' || kind === 'to'
  )
  return isTime || /(?:^|[^\d])(?:19|20)\d\d$/.test(price) ? undefined : named(typed, price, 4)
}
