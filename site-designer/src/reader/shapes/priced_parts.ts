import { copula, described, named, nameBefore } from '#designer/reader/shapes/item_name'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import type { Amount } from '#designer/language/money'
import { bareItem, freeItem, type PricedItem } from '#designer/reader/shapes/plain_price'
import { isTold } from '#designer/language/told'
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
  /(?<!\p{L})(?:until|till|while|bis|hasta|jusqu|fino|tot|até|is|are|was|we|i|you need|it|they|if|when|but|because|off|last|this|raised|need|have|has|and|or|takes?|includes?|ago|wir|ich|ist|sind|nous|est|es|son|è|sono|zijn|var|que|che|die|das)(?!\p{L})/iu
/** When or for whom a price holds. */
const condition = /^ (?:until|till|while|for up|when|bis|solange|jusqu|hasta|fino|tot|até) .*$/iu
/** Goes on with the price of the item before: "first hour £70, then £45". */
const further =
  /^(?:then|thereafter|after that|or|plus|danach|dann|oder|puis|ensuite|ou|luego|después|o|poi|oppure|daarna|of|depois|sonra|veya)?$/iu
/** Words of a sentence, which names nothing. */
const sentenceWords =
  /(?<!\p{L})(?:is|are|was|were|we|i|you|it|they|if|when|but|because|last|raised|need|wir|ich|ist|sind|nous|est|es|son|è|sono|zijn|var|que|che)(?!\p{L})/iu
/** "Pumpkins by size 2 to" 9 pounds, "a lesson takes an hour and" £40. */
const goesOn =
  /(?<!\p{L})(?:\d ?(?:to|bis|à|a|tot|ile|[-–])|and|between|of|und|et|y|e|en|ve)$|\([^)]*$/iu
const mostWords = 8
const longestNote = 60

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
    const found =
      amounts.length === 0 &&
      (bareItem(text, [start, end], { sentence, language, isBeside }) ??
        freeItem(text, [start, end], sentence, items.length > 0))
    if (found) items.push(found)
    else if (amounts.length === 0) waiting.push([start, end])
    let at = start
    for (const [number, amount] of amounts.entries()) {
      const stop = amounts[number + 1]?.start ?? end
      const before = text.slice(at, amount.start)
      const price = text.slice(amount.start, amount.end)
      const behind = stop === end ? text.slice(amount.end, end) : ''
      const last = items.at(-1)
      const isFirst = isNameless(before)
      const isOther = isFirst && last && !text.startsWith(last.item.price!, last.from[0])
      const head = isFirst ? waiting : []
      const made =
        head.length > 0
          ? itemBehind(text, head, { price, behind, language })
          : !isOther && pricedItem(text, { before, price, behind, at: amount.start })
      if (made) {
        const to = amount.end + made.taken
        items.push({ item: made.item, from: [made.start, to], sentence, as: 'part' })
      } else if (!further.test(nameBefore(before)) || !addNote(text, last, end)) return undefined
      at = amount.end
      waiting = []
    }
  }
  return isInRow(items) ? items : undefined
}

/** Prices without a currency are some beside one with it, or three in a row. */
function isInRow(items: PricedItem[]): boolean {
  const bare = items.filter(({ as }) => as === 'bare').length
  return bare === 0 || bare > 2 || items.some(({ as }) => as === 'part')
}

/** "First hour £70, then £45": the further price is a note of the item before. */
function addNote(text: string, last: PricedItem | undefined, end: number): boolean {
  if (last?.as !== 'part') return false
  const more = text.slice(last.from[1], end).replace(/^[\s,;/]+/u, '')
  if (more.length > longestNote) return false
  last.item.note = [last.item.note, more].filter(Boolean).join(', ')
  last.from[1] = end
  return true
}

/** An item, where it begins, and how much behind its price belongs to it. */
interface Made {
  item: Item
  start: number
  taken: number
}

/** Nothing, or only a verb as in "Winter skills, two days, is £240": the name stands in a part before. */
const isNameless = (before: string) =>
  before.trim() === '' || (copula.test(before.trimEnd()) && nameBefore(before) === '')

/**
 * "Two rooms above the press house, 98 euro with breakfast": the name stands in the part before. "New tap,
 * fitted, £95": what stands between them describes it.
 */
function itemBehind(
  text: string,
  [from, ...others]: Stretch[],
  { price, behind, language }: { price: string; behind: string; language: string }
): Made | undefined {
  const part = text.slice(...from)
  const name = nameBefore(part)
  const isTime = hoursTokens(part, language).some(({ kind }) => kind === 'day' || kind === 'month')
  const [about, ...more] = others.map((other) => text.slice(...other))
  const isTelling = [part, about ?? ''].some(
    (one) => isTold(one, language) || sentenceWords.test(one) || goesOn.test(one)
  )
  const isOther = more.length > 0 || isTime || isTelling || (about?.length ?? 0) > longestNote
  const isEnd = behind.trim() === '' || (about === undefined && isTail(behind))
  const item = isOther || !isEnd ? undefined : named(name, price + behind, 6)
  if (!item) return undefined
  return {
    item: { ...item, ...(about ? { description: about } : {}) },
    start: from[0] + part.lastIndexOf(name),
    taken: behind.length,
  }
}

function pricedItem(
  text: string,
  { before, price, behind, at }: { before: string; price: string; behind: string; at: number }
): Made | undefined {
  const name = nameBefore(before)
  if (name === '' && before.trim() === '') return priceFirst(price, behind, at)
  if (sentenceWords.test(name) || goesOn.test(name) || further.test(name)) return undefined
  const { name: bare, description } = described(name)
  const item = named(bare, price, mostWords)
  if (!item) return undefined
  const rest = behind.split(and)[0]
  const bracket = bracketed.exec(behind)
  const note = bracket?.[1] ?? condition.exec(rest)?.[0].trim()
  const isUnit = !note && isTail(rest)
  return {
    item: {
      ...item,
      price: isUnit ? price + rest : price,
      ...(description ? { description } : {}),
      ...(note ? { note } : {}),
    },
    start: text.lastIndexOf(name, at),
    taken: bracket?.[0].length ?? (isUnit || note ? rest.length : 0),
  }
}

/** "£25 cut", "£38 full day". */
function priceFirst(price: string, behind: string, start: number): Made | undefined {
  const name = behind.trim().replace(/^(?:for|für|pour|por|per|voor)\s/iu, '')
  const item = sentenceWords.test(name) ? undefined : named(name, price, 4)
  return item && { item, start, taken: behind.length }
}

const isTail = (behind: string) => tail.test(behind) && !noTail.test(behind)

const bracketed = /^ ?\(([^()]{1,80})\)?/u
const and = /\s(?:and|plus|und|et|y|e|en|ve|or)\s/iu
