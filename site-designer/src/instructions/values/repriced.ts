import { findPrice } from '#designer/instructions/values/money'
import { termsBehind } from '#designer/instructions/values/price_terms'
import { unitBehind } from '#designer/instructions/values/price_unit'

interface Told {
  sum: string
  /** " an hour", " + VAT": as they stand behind the sum. */
  unit: string
  terms: string
  /** " if you collect". */
  rest: string
}

const sum =
  /^(?:(?:from|about|around)\s)?[£€$₺]?\d[\d.,]*(?:\s?[–-]\s?[£€$₺]?\d[\d.,]*)?(?:\s?(?:TL|lira|euros?|pounds?|[€£$₺p])(?!\p{L}))?(?:['’][dt][ae]n)?/u

/**
 * A new sum with what the old price was told with, as far as the new words say nothing else: "£420"
 * over "£390 + VAT" is "£420 + VAT".
 */
export function repriced(old: string, price: string): string {
  const before = toldIn(old)
  const now = toldIn(price)
  if (!before || !now || now.rest || findPrice(before.rest)) return price
  const rest = now.unit || now.terms ? '' : before.rest
  return `${now.sum}${now.unit || before.unit}${now.terms || before.terms}${rest}`
}

function toldIn(price: string): Told | undefined {
  const found = findPrice(price)
  // "Saati 300 TL" is set as "300 TL / saat".
  const text =
    found && !sum.test(price)
      ? `${found.text}${price.slice(found.at + found.length)}`
      : price.trim()
  const said = sum.exec(text)?.[0]
  if (said === undefined) return undefined
  let rest = text.slice(said.length)
  const cut = (behind: { length: number } | undefined) => {
    const words = rest.slice(0, behind?.length ?? 0)
    rest = rest.slice(words.length)
    return words
  }
  const unit = cut(unitBehind(rest)) + cut(unitBehind(rest))
  return { sum: said, unit, terms: cut(termsBehind(rest)), rest }
}
