import { findPrice } from '#designer/instructions/values/money'
import * as english from '#designer/instructions/en/prices'
import * as turkish from '#designer/instructions/tr/prices'

/** A list of prices, one by one: "haircut £25, beard £15", "haircut £25 beard £15". */
export function partsIn(text: string, language: 'en' | 'tr'): string[] {
  return text.split(/,(?!\d)\s*|;\s*/).flatMap((part) => {
    const several = count(part) > 1
    const parts = several ? part.split(/\s(?:and|ve)\s/i) : [part]
    return parts.flatMap(language === 'en' ? english.pricesApart : turkish.pricesApart)
  })
}

/** How many prices stand in it. */
export function count(part: string): number {
  const first = findPrice(part)
  return first ? 1 + count(part.slice(first.at + first.length)) : 0
}
