import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { named, nameBefore } from '#designer/reader/shapes/item_name'
import type { Item, Stretch } from '#designer/sheet/sheet'

/** An item with its price; `from` counts in the line. */
export interface PricedItem {
  item: Item
  from: Stretch
  /** Where its sentence starts. */
  sentence: number
  /** The whole of a line, a part of a sentence between marks, one with a price that has no currency, or free. */
  as: 'line' | 'part' | 'bare' | 'free'
}

const barePrice =
  /(?<=\p{L}[\p{L}\d.'’)-]{0,20}[\s.…]{1,9})\d{1,4}(?:[.,]\d{2,3})?(?:\s(?:a|per|pro|je|par|por|al|à la|all['’])\s?\p{L}{3,8})?$/u
/** Numbers behind these words are no prices. */
const noPrices =
  /(?<!\p{L})(?:no|nr|number|room|unit|size|age|aged|under|over|sleeps|seats|bus|line|route|floor|level|grade|max|min|since|seit|gate|shelter|plot|building|studio|stage|batch|is|of|to|at|for|and|und|et|y|e|en|ve)\.?$/iu

const free =
  /^(.*\p{L}(?<!(?:gluten|glutenfrei|sugar|dairy|nut|lactose|şeker|glüten|step|duty|cruelty)))[ -](free|frei|kostenlos|gratis|gratuite?s?|gratuit[oa]s?|ücretsiz|bedava|grátis)$/iu

/** "Children free", beside what has a price. */
export function freeItem(
  text: string,
  [start, end]: Stretch,
  sentence: number,
  isBeside: boolean
): PricedItem | undefined {
  const [, typed, price] = free.exec(text.slice(start, end)) ?? []
  const item = isBeside && typed ? named(nameBefore(typed), price, 4) : undefined
  return (
    item && { item, from: [end - price.length - 1 - item.name.length, end], sentence, as: 'free' }
  )
}

/** A part that ends with a price without its currency; beside one that has one, of two figures and more. */
export function bareItem(
  text: string,
  [start, end]: Stretch,
  { sentence, language, isBeside }: { sentence: number; language: string; isBeside: boolean }
): PricedItem | undefined {
  const part = text.slice(start, end)
  const price = barePrice.exec(part)
  if (!price || /(?:^|[^\d])(?:19|20)\d\d$/.test(price[0])) return undefined
  const typed = nameBefore(part.slice(0, price.index)).replace(
    /\s(?:from|ab|desde|dès|da|vanaf|a partir de|à partir de)$/iu,
    ''
  )
  const isDecimal = /\d[.,]\d{2}$/.test(price[0])
  if (noPrices.test(typed) || (isBeside && !/\d{2}/.test(price[0]))) return undefined
  const isTime = hoursTokens(`${typed} ${price[0]}`, language).some(({ kind }) =>
    ['day', 'month', 'open', 'closed'].includes(kind)
  )
  const item = isTime ? undefined : named(typed, price[0], isDecimal ? 6 : 4)
  return item && { item, from: [start + part.indexOf(item.name), end], sentence, as: 'bare' }
}
