import { copula, described, named } from '#designer/reader/shapes/item_name'
import { amountsIn, type Amount } from '#designer/language/money'
import { bareItem, freeItem, type PricedItem } from '#designer/reader/shapes/plain_price'
import { itemsOfParts, type Part } from '#designer/reader/shapes/priced_parts'
import { trim } from '#designer/reader/shapes/trim'
import type { Item, Stretch } from '#designer/sheet/sheet'
import { sentencesIn } from '#designer/language/sentences'

/** The one item that is the whole line: "Cut – £25", "Cut 25", "Solo: free, for one person". */
export function rowOf(text: string, language: string): PricedItem | undefined {
  const from: Stretch = [0, text.length]
  const item = itemOfLine(text)
  if (item) return { item, from, sentence: 0, as: 'line' }
  if (text.length > longestRow || amountsIn(text).length > 0) return undefined
  const plain = bareItem(text, from, { sentence: 0, language, isBeside: false })
  if (plain && (isDecimal.test(text) || !/[,;]/.test(text))) {
    const { name, description } = described(plain.item.name)
    return {
      ...plain,
      item: { ...plain.item, name, ...(description ? { description } : {}) },
      from,
    }
  }
  const [, typed, more] = /^([^,;]+?)(?:[,;] (.+))?$/u.exec(text.replace(/(?<=\p{L}):/u, '')) ?? []
  const row = typed && freeItem(typed, [0, typed.length], 0, true)
  if (!row) return undefined
  return { ...row, item: { ...row.item, ...(more ? { description: more } : {}) }, from }
}
const longestRow = 120
/** "Rice & peas, coleslaw 11.50" */
const isDecimal = /\s\d{1,3}[.,]\d{2}$/

/** "Cut – £25", "£25 Cut", "Margherita – tomato, basil – 9 €". */
function itemOfLine(text: string): Item | undefined {
  const amounts = amountsIn(text)
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

const marks =
  /(?:(?<!\d),|,(?!\d))|[;•·|\n\t]|\s\/\s|\s[–—]\s(?=\p{Lu})|\s(?:and|plus|und|et|y|e|en|ve|or)\s/gu

/** A line in parts; a comma within brackets or within a number parts nothing, "and" only between amounts. */
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
      if (isAnd && !isBetweenPrices(text, amounts, [start, stop], at)) continue
      close(at, at + mark.length)
    }
    close(stop, stop)
  }
  return parts
}

/** "Soup £4 and bread £2": a price stands before "and" and behind it, up to the next mark. */
function isBetweenPrices(text: string, amounts: Amount[], [start, stop]: Stretch, at: number) {
  const next = /[,;•·|\n\t](?!\d)/.exec(text.slice(at, stop))
  const end = next ? at + next.index : stop
  const isIn = (from: number, to: number) =>
    amounts.some((amount) => from <= amount.start && amount.end <= to)
  return isIn(start, at) && isIn(at, end)
}

const isInBrackets = (text: string) => text.lastIndexOf('(') > text.lastIndexOf(')')

/**
 * "simit 12 TL, poğaça 15 TL", "small dog £42 big dog £55": names and prices in turn. Where one of the
 * names is none, nothing of its sentence is taken.
 */
export function itemsInParts(text: string, language: string): PricedItem[] {
  if (!/\d/.test(text) || text.length > 6000) return []
  const bySentence = Map.groupBy(partsOf(text), ({ sentence }) => sentence)
  return [...bySentence.values()].flatMap((parts) => itemsOfParts(text, parts, language) ?? [])
}
