import type { CommandLanguage } from '#designer/instructions/language/language'
import { isSum } from '#designer/instructions/values/repriced'
import { amountsIn } from '#designer/language/money'

/** A price at the start of some words, as it is told, and what else stands behind it. */
interface PriceTold {
  price: string
  rest: string
}

/** "£310", "from £310", "£28 a head", "420 all in", "free": with the words that belong to a price. */
function priceTold(typed: string, language: CommandLanguage): PriceTold | undefined {
  const { prices } = language
  const text = typed.trim().replace(/[.!]$/, '')
  const lead = startOf(text, prices.leads)
  const from = lead === '' ? '' : `${prices.leads[0]} `
  const said = text.slice(lead.length).trimStart()
  const sum = sumAt(said) || startOf(said, prices.free)
  if (sum === '') return undefined
  const behind = said.slice(sum.length).trimStart()
  const tail = startOf(behind, prices.tails) && wordsUpTo(behind, prices.behind)
  return { price: `${from}${sum} ${tail}`.trim(), rest: behind.slice(tail.length).trim() }
}

/** A price and nothing else. */
export function isPrice(typed: string, language: CommandLanguage): boolean {
  return priceTold(typed, language)?.rest === ''
}

function sumAt(text: string): string {
  const [amount] = amountsIn(text)
  if (amount?.start === 0) return text.slice(0, amount.end)
  const [word] = text.split(/\s/)
  return isSum(word) ? word : ''
}

/** The longest of some phrases that a text begins with, as typed. */
function startOf(text: string, phrases: readonly string[]): string {
  const plain = `${text.toLowerCase()} `.replace(/[,;:]/g, ' ')
  const lengths = phrases.filter((one) => plain.startsWith(`${one} `)).map(({ length }) => length)
  return text.slice(0, Math.max(0, ...lengths))
}

/** A text up to a mark or to words that begin something else. */
function wordsUpTo(text: string, ends: readonly string[]): string {
  const [said] = text.split(/[,;:.!?]/)
  const words = said.split(' ')
  const end = words.findIndex((_, at) => at > 0 && startOf(words.slice(at).join(' '), ends) !== '')
  return (end < 0 ? words : words.slice(0, end)).join(' ').trimEnd()
}
