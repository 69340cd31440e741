import type { Offer } from '#designer/facts/offer'
import { findPrice } from '#designer/facts/money'
import { capital, typographic } from '#designer/text/normalise'
import type { Language } from '#designer/text/language'

const fee =
  /(?<!\p{L})(?:(?:cleaning|booking|damage|security|admin(?:istration)?) fee|deposit|temizlik (?:ücreti|bedeli)|hasar (?:bedeli|depozitosu)|depozito|kapora)(?!\p{L})/iu
const plus = /^\W*(?:plus|artı)\s/iu
const atTimes =
  /(?<!\p{L})(?:additional|supplement|surcharge|ek|ilave|fark[ıi]?)(?!\p{L})|(?<!\p{L})(?:extra|ekstra)(?!\p{L})(?!\s(?:large|long|small|wide|strong|virgin|naturel|büyük|uzun))/iu
const more = /^\W*(?:more|on top)(?!\p{L})/iu

/** Whether a part tells what comes on top of a price: "+£4 for oat milk", "extra cheese £1.50", "ek 50 TL". */
export function isSurcharge(part: string): boolean {
  const price = findPrice(part)
  if (!price) return false
  const [before, after] = [part.slice(0, price.at), part.slice(price.at + price.length)]
  return (
    /\+\s?$/.test(before) ||
    // "Dogs €30 per stay": beside what the stay itself costs.
    / a stay/.test(price.text) ||
    /^\W*(?:plus|artı)\s*$/iu.test(before) ||
    fee.test(part) ||
    atTimes.test(before) ||
    more.test(after) ||
    /^\W*(?:extra|ekstra)(?!\p{L})/iu.test(after)
  )
}

/** What comes on top is told with the price it belongs to, where that is plain; it is sold by itself nowhere. */
export function noteSurcharge(part: string, offers: readonly Offer[], language: Language): void {
  const everywhere = plus.test(part) || fee.test(part)
  if (offers.length > 1 && !everywhere) return
  const words = part.trim().replace(/[\s.;,]+$/, '')
  if (words.length > 60) return
  for (const offer of offers) offer.detail ??= capital(typographic(words), language)
}
