import type { Item, Stretch } from '#designer/sheet/sheet'
import { amountsIn, type Amount } from '#designer/reader/shapes/money'
import { trim } from '#designer/reader/shapes/trim'

/** An item with its price, as a line says it; `from` counts in the prompt. */
export interface FoundItem {
  item: Item
  from: Stretch
}

export interface ItemsOfLine {
  items: FoundItem[]
  /** The line is nothing but this item or these items. */
  isWhole: boolean
  /** What stands before a colon in front of them: "Breads". */
  label?: Stretch
}

const nothing: ItemsOfLine = { items: [], isWhole: false }

/** Words that have a price and are not for sale. */
const noItems =
  /(?<![\p{L}]|\d ?)(?:deposits?|rewards?|total|minimum|maximum|min|max|delivery|postage|shipping|budget|rent|salary|wages?|raised|goal|target|prizes?|discount|donat\p{L}+|save|saving|orders?|spend|turnover|revenue|worth|kaution|anzahlung|versand|lieferung|gesamt|mindestens|mindestbestellwert|rabatt|acompte|livraison|caution|remise|depósito|envío|entrega|descuento|cauzione|consegna|sconto|aanbetaling|bezorging|korting|caução|desconto|teslimat|kargo|hafta içi|hafta sonu|geceliği|gecelik|kapora|depozito|indirim|toplam|bütçe|ödül)(?!\p{L})/iu
/** A part that starts with one of these says something about the business and is no name. */
const noNames =
  /^(?:we|i|you|they|it|he|she|if|when|who|which|that|this|these|there|than|over(?! \d)|under(?! \d)|above|below|between|only|just|most|about|around|off|up|all(?! day)|everything|every|each|prices?|costs?|charge\p{L}*|starting|from|free|wir|ich|sie|es|wenn|alle|nous|je|vous|il|tout|nosotros|todo|todos|noi|tutti|wij|alles|nós|tudo|biz|ben|her|hepsi|fiyat\p{L}*|ücret\p{L}*|preise?|prix|precios?|prezz[oi]|prijs|preços?|and|or|at|for|to|of|in|with|per|is|are|bis|ab|von)(?![\p{L}'’])/iu
const lead = /^(?:(?:and|plus|also|or|und|sowie|et|y|e|en|ve|ayrıca)\s)+/iu
const saying =
  /^(?:[^:]{0,60}?(?<!\p{L})(?:sells?|selling|offers?|offering|serves?|serving|do|does|make|makes|bakes?|have|has|include|like|such as|verkaufen|bieten|vendons|proposons|vendemos|ofrecemos|hacemos|vendiamo|offriamo|verkopen|oferecemos)\s)/iu
const copula =
  /\s?(?<!\p{L})(?:is|are|costs?|at|for|kostet|kosten|für|zu|coûte(?:nt)?|à|cuestan?|por|a|costa(?:no)?|kost|voor|custam?|starts?|it['’]s)$/iu

const splitting = /[,;•·|/]/g

const barePrice = /(?<=\p{L}.{0,60}[\s.…])\d{1,4}[.,]\d{2}$/u

/** Whether a line ends with a price without its currency; "19.30" could be a time. */
export const endsWithBarePrice = (text: string) =>
  barePrice.test(text) && !/(?:00|15|30|45)$/.test(text)

/** The items of a line: one that is the whole line, or several beside each other. */
export function itemsInLine(
  text: string,
  {
    offset,
    isFree,
    hasBare,
  }: { offset: number; isFree: (from: Stretch) => boolean; hasBare: boolean }
): ItemsOfLine {
  const amounts = amountsIn(text)
  const bare = hasBare && amounts.length === 0 ? barePrice.exec(text) : null
  if (bare) amounts.push({ start: bare.index, end: text.length })
  if (amounts.length === 0 || text.length > 6000) return nothing
  if (amounts.length === 1) {
    const one = wholeLine(text, amounts[0])
    if (!one || !isFree([offset, offset + text.length])) return nothing
    return { items: [{ item: one, from: [offset, offset + text.length] }], isWhole: true }
  }
  return severalItems(text, { amounts, offset, isFree })
}

/** "Cut – £25", "Cut ..... £25 (30 min)", "£25 Cut", "Margherita – tomato, basil – 9 €". */
function wholeLine(text: string, { start, end }: Amount): Item | undefined {
  const price = text.slice(start, end)
  const before = text.slice(...trim(text, [0, start])).replace(/[\s(:=]+$/u, '')
  const after = text.slice(end)
  if (before === '') {
    const name = text
      .slice(...trim(text, [end, text.length]))
      .replace(/^(?:for|für|pour|por|per|voor)\s/iu, '')
    return /^\s*(?:[-–—:|\t]|for\s|\p{L})/u.test(after)
      ? named(name, price, { most: 6 })
      : undefined
  }
  const [name, description] = split(before.replace(copula, ''))
  const isSeparated = /(?:[-–—:=|\t.…_(]|\s{2,})\s*$/u.test(text.slice(0, start))
  const item = named(name, price, { most: isSeparated || description ? 9 : 6 })
  if (!item) return undefined
  const rest = text.slice(...trim(text, [end, text.length])).replace(/^\)\s*/u, '')
  const tail = rest === '' ? {} : tailOf(after, rest, description !== undefined)
  return tail && { ...item, ...(description ? { description } : {}), ...tail }
}

/** What follows a price: a note in brackets, or a description behind a separator. */
function tailOf(after: string, rest: string, isDescribed: boolean): Partial<Item> | undefined {
  const bracketed = /^\(([^()]{1,80})\)$/u.exec(rest)
  if (bracketed) return { note: bracketed[1].trim() }
  if (!/^\s*[-–—:|\t,(]/u.test(after) || rest.length > 140 || isDescribed) return undefined
  return { description: rest }
}

/** "Margherita – tomato, basil" and "Margherita (tomato, basil)" are a name and a description. */
function split(text: string): [name: string, description?: string] {
  const bracketed = /^([^()]{2,60})\s\(([^()]{2,120})\)$/u.exec(text)
  if (bracketed) return [bracketed[1].trim(), bracketed[2].trim()]
  const at = /\s[-–—|]\s|\t|:\s/u.exec(text)
  if (!at) return [text]
  return [text.slice(0, at.index).trim(), text.slice(at.index + at[0].length).trim()]
}

function named(typed: string, price: string, { most }: { most: number }): Item | undefined {
  const name = typed.replace(/^\d{1,3}[.)]\s/, '').trim()
  const words = name.split(/\s+/)
  const isWeekday = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|weekends?)$/iu.test(name)
  const isName = !isWeekday && /\p{L}{2}/u.test(name) && words.length <= most && name.length <= 80
  if (
    !isName ||
    noNames.test(name) ||
    noItems.test(name) ||
    /[!?@]|\.\s|https?:|www\./iu.test(name)
  )
    return undefined
  if (
    /(?<!\p{L})(?:over|under|above|below|than|only|just|über|unter|plus de|más de|oltre|boven|acima de)$/iu.test(
      name
    )
  )
    return undefined
  return { name, price }
}

/** "simit 12 TL, poğaça 15 TL": each part of a line that is a name with its price. */
function severalItems(
  text: string,
  {
    amounts,
    offset,
    isFree,
  }: { amounts: Amount[]; offset: number; isFree: (from: Stretch) => boolean }
): ItemsOfLine {
  /** Where each sentence with prices starts, and what it lists. */
  const sentences: { start: number; prices: number; items: FoundItem[] }[] = []
  let isFirst = true
  let label: Stretch | undefined
  let left = 0
  amounts.forEach(({ start, end }, at) => {
    const limit = amounts[at + 1]?.start ?? text.length
    const bounds = [...text.slice(left, start).matchAll(splitting)]
    const sentence = Math.max(
      ...['. ', '! ', '? '].map((mark) => text.lastIndexOf(mark, start - 1) + 1)
    )
    const last = bounds.findLast(
      ({ index, 0: mark }) => text.slice(left + index + mark.length, start).trim() !== ''
    )
    let first = Math.max(
      left,
      sentence > left ? sentence : 0,
      last ? left + last.index + last[0].length : 0
    )
    const colon = text.slice(first, start).search(/:\s/)
    if (colon >= 0 && text.slice(first + colon + 1, start).trim() !== '') {
      if (isFirst && /^[^.!?,;]{2,40}$/u.test(text.slice(0, first + colon)))
        label = trim(text, [0, first + colon]).map((point) => point + offset) as Stretch
      first += colon + 1
    }
    left = end
    const spoken = saying.exec(text.slice(first, start))
    if (spoken) first += spoken[0].length
    const [from, to] = trim(text, [first, start])
    const typed = text.slice(from, to).replace(lead, '')
    const nameStart = to - typed.length
    const name = typed.replace(/\s*[(=:-]+$/u, '').replace(copula, '')
    const gap = text.slice(end, limit)
    const isNear = /^[\s(=:–-]*$/u.test(text.slice(to, start))
    const isEnded =
      /^\s*(?:$|[,;.!•·|/)]|\(|\s(?=(?:and|plus|und|et|y|e|en|ve|or)\s)|[\t\n])/u.test(gap)
    const item = isEnded && isNear ? named(name, text.slice(start, end), { most: 5 }) : undefined
    const stretch: Stretch = [offset + nameStart, offset + end]
    if (sentence > (sentences.at(-1)?.start ?? -1))
      sentences.push({ start: sentence, prices: 0, items: [] })
    const own = sentences.at(-1)!
    own.prices++
    if (item && isFree(stretch)) own.items.push({ item, from: stretch })
    isFirst = false
  })
  const items = sentences.flatMap(({ prices, items: own }) =>
    own.length >= 2 && own.length * 2 > prices ? own : []
  )
  if (items.length === 0) return nothing
  return { items, isWhole: false, ...(label ? { label } : {}) }
}

/** The words before a price that could be what it is for, or those after "for". */
export function itemInParts(
  text: string,
  { start, end }: Amount
): { name: string; start: number; end: number } | undefined {
  if (noItems.test(text.slice(Math.max(0, start - 60), start))) return undefined
  const after =
    /^\s(?:for|für|pour|voor|per)\s(?:an?\s|the\s)?([\p{L}'’-]{2,20}(?:\s(?!and\s|or\s|und\s|et\s|en\s|with\s|in\s|from\s|for\s)[\p{L}'’-]{2,20}){0,2})/u.exec(
      text.slice(end, end + 80)
    )
  const before = /(?:[\p{L}\p{N}'’-]{1,24}\s){1,6}$/u.exec(
    text
      .slice(Math.max(0, start - 90), start)
      .replace(/[–—:=(-]\s*$/u, ' ')
      .replace(/\s+$/u, ' ')
  )
  const typed = before?.[0]
    .trim()
    .replace(copula, '')
    .replace(
      /^.*(?<!\p{L})(?:we|i|our|my|the|an?|and|with|of|for|offer|sell|do|charge|unser\p{L}*|nos|notre|nuestr[oa]s?|il|la|le|el|onze|de|het|bir|ve)\s(?=\S)/iu,
      ''
    )
  if (after && !/(?:is|are|costs?|at|[:–-])\s*$/iu.test(text.slice(0, start))) {
    const { 1: name } = after
    if (named(name, '', { most: 3 }))
      return { name, start, end: text.indexOf(name, end) + name.length }
  }
  if (typed && /^\p{L}.{2}/u.test(typed) && named(typed, '', { most: 4 })) {
    const at = text.lastIndexOf(typed, start)
    if (at >= 0 && at >= start - 100) return { name: typed, start: at, end }
  }
  return undefined
}
