import { described, named, nameBefore, noItems } from '#designer/reader/shapes/item_name'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { timeUnits, type Amount } from '#designer/reader/shapes/money'
import { bareItem, freeItem, type PricedItem } from '#designer/reader/shapes/plain_price'
import { isTold } from '#designer/reader/shapes/told'
import { trim } from '#designer/reader/shapes/trim'
import type { Item, Stretch } from '#designer/sheet/sheet'

/** A part of a line between marks, with the amounts in it. */
export interface Part {
  from: Stretch
  sentence: number
  amounts: Amount[]
}

/** What follows a price says what it is for in a few words, and is no sentence. */
const tail = /^ (?!\d+ ?[.:])[\p{Ll}\d][\p{L}\d'’.%+-]{0,14}(?: [\p{L}\d'’.%+-]{1,14}){0,4}$/u
const noTail =
  /(?<!\p{L})(?:is|are|was|we|i|you need|it|they|if|when|but|because|off|last|this|raised|need|have|has|and|or|takes?|includes?|ago|wir|ich|ist|sind|nous|est|es|son|è|sono|zijn|var|que|che|die|das)(?!\p{L})/iu
/** When or for whom a price holds. */
const condition = /^ (?:until|till|while|for up|when|bis|solange|jusqu|hasta|fino|tot|até) .*$/iu
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

/** Says more of what stands before it, and names nothing. */
const modifying =
  /^(?:with|without|mit|ohne|avec|sans|con|sin|senza|met|zonder|com|sem|anywhere|inkl\.?|incl\.?)(?!\p{L})/iu
/** For whom it is, or what it holds: "by appointment only", "breakfast included". */
const qualifying =
  /^(?:only|nur|seulement|uniquement|s[oó]lo|solamente|soltanto|alleen|somente|yalnız(?:ca)?|sadece|including|inkl\.?|incl\.?|with|mit|avec|con|met|com) [^.!?]{2,50}$|^[^.!?]{2,40} (?:only|included|inklusive|compris|comprise|inclus|incluse|incluido|incluida|compreso|compresa|inclusief|inbegrepen|incluído|dahil)$/iu
/** What is weighed or measured. */
const measure =
  /(?: ?\/ ?| (?:per|pro|je|al|par|por|le|la|il|o) )(?:kilo|kg|chilo|quilo|litre|liter|litro|metre|meter|mètre|metro)$/iu
/**
 * The items of a sentence, all that have a price in it or none: its parts are "name price" in turn, a price
 * whose name stands in the part before, or what is free beside what has a price.
 */
export function itemsOfParts(
  text: string,
  parts: Part[],
  language: string
): PricedItem[] | undefined {
  const items: PricedItem[] = []
  const isBeside = parts.some(({ amounts }) => amounts.length > 0)
  /** Parts without a price since the last item. */
  let waiting: Stretch[] = []
  for (const { from, sentence, amounts } of parts) {
    const [start, end] = trim(text, from)
    if (amounts.length === 0) {
      const found =
        bareItem(text, [start, end], { sentence, language, isBeside }) ??
        freeItem(text, [start, end], sentence, items.length > 0)
      if (found) items.push(found)
      else waiting.push([start, end])
      continue
    }
    let at = start
    for (const [number, amount] of amounts.entries()) {
      const stop = amounts[number + 1]?.start ?? end
      const before = text.slice(at, amount.start)
      const price = text.slice(amount.start, amount.end)
      const behind = stop === end ? text.slice(amount.end, end) : ''
      const name = nameBefore(before)
      const last = items.at(-1)
      const isFirst = before.trim() === ''
      at = amount.end
      if (waiting.length > 0 && (isFirst || modifying.test(name))) {
        // "Two rooms above the press house, 98 euro with breakfast": the name stands in the part before.
        const head = waiting.length === 1 ? headIn(text, waiting[0], language) : undefined
        const isEnd = behind.trim() === '' || isTail(behind)
        if (!head || !isEnd) return undefined
        const value = { name: [head.name, name].filter(Boolean).join(' '), price: price + behind }
        items.push({ item: value, from: [head.start, end], sentence, as: 'part' })
      } else if (further.test(name)) {
        const item = isFirst ? priceFirst(price, behind) : undefined
        const isOfList = !last || text.startsWith(last.item.price!, last.from[0])
        if (item && (isOfList || unitFirst.test(price)))
          items.push({ item, from: [amount.start, end], sentence, as: 'part' })
        else if (!last || last.as !== 'part') return undefined
        else {
          const more = text.slice(last.from[1], end).replace(/^[\s,;/]+/u, '')
          if (more.length > longestNote) return undefined
          last.item.note = [last.item.note, more].filter(Boolean).join(', ')
          last.from[1] = end
        }
      } else if (!noItems.test(name)) {
        // "The book costs 19 € and with a dedication 24 €".
        const isOfLast = modifying.test(name)
        const whose = isOfLast ? last && `${last.item.name} ${name}` : name
        const made = whose && pricedItem(whose, price, behind)
        if (!made) return undefined
        const first = text.lastIndexOf(name, amount.start)
        const whole: Stretch = [first, amount.end + made.taken]
        items.push({ item: made.item, from: whole, sentence, as: 'part' })
      }
      waiting = []
    }
  }
  const last = items.at(-1)
  const [start, end] = waiting[0] ?? [0, 0]
  if (last?.as === 'part' && !last.item.note && qualifying.test(text.slice(start, end))) {
    last.item.note = text.slice(start, end)
    last.from[1] = end
  }
  return isInRow(items) ? withUnit(items) : undefined
}

/** Prices without a currency are some beside one with it, or three in a row. */
function isInRow(items: PricedItem[]): boolean {
  const bare = items.filter(({ as }) => as === 'bare').length
  return bare === 0 || bare > 2 || items.some(({ as }) => as === 'part')
}

/** What is sold by weight or length is so to the end of its sentence: "young €11 per kilo, old €18". */
function withUnit(items: PricedItem[]): PricedItem[] {
  const unit = measure.exec(items[0]?.item.price ?? '')?.[0]
  const isBare = ({ item: { price = '', note }, as }: PricedItem) =>
    as === 'part' && !note && /^\P{L}*(?:eur|euros?|tl|lira|chf)?$/iu.test(price)
  if (!unit || !items.slice(1).every(isBare)) return items
  for (const { item } of items.slice(1)) item.price += unit
  return items
}

/** A few words that name something, and tell nothing. */
function headIn(
  text: string,
  [start, end]: Stretch,
  language: string
): { name: string; start: number } | undefined {
  const part = text.slice(start, end)
  const name = nameBefore(part)
  const isTime = hoursTokens(part, language).some(({ kind }) => kind === 'day' || kind === 'month')
  const isOther = isTime || isTold(part, language) || sentenceWords.test(part)
  const item = isOther || modifying.test(name) ? undefined : named(name, '', 6)
  return item && { name, start: start + part.lastIndexOf(name) }
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
  rest: string
): { item: Item; taken: number } | undefined {
  const behind = bracketed.test(rest) ? rest : rest.split(and)[0]
  if (sentenceWords.test(name) || goesOn.test(name)) return undefined
  const { name: bare, description } = described(name)
  // "Saturday only £95" beside "full ticket £240".
  const isOneOf = / only$/iu.test(name) && name.split(' ').length < mostWords
  const item = isOneOf ? { name, price } : named(bare, price, mostWords)
  if (!item) return undefined
  const bracket = bracketed.exec(behind)
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

const isTail = (behind: string) => tail.test(behind) && !noTail.test(behind)

const bracketed = /^ ?\(([^()]{1,80})\)?/u
const and = /\s(?:and|plus|und|et|y|e|en|ve|or)\s/iu
