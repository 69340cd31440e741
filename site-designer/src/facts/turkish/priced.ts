import { findPrice, type Price } from '#designer/facts/money'
import { besideTheirThings } from '#designer/facts/priced'
import { eachVariant } from '#designer/facts/variants'

// "Espresso 90, latte 120, filtre 100 lira", "kesim 400 fön 250 boya 1500 tl": the last says in what.
function inOneCurrency(parts: string[]): string[] {
  if (!parts.some((part) => /\d\s?(?:TL|₺|lira)/iu.test(part))) return parts
  return parts
    .map((part) => part.replace(/(\p{L} \d{2,6})(?=['’](?:den|dan|ten|tan)\s+başl)/u, '$1 TL'))
    .map((part) => (/\p{L} \d[\d.]{1,6}\s*$/u.test(part) ? `${part.trim()} TL` : part))
    .map((part) =>
      part.replace(
        /(\p{L}{3} \d{2,6})(?!\d| (?:tl|lira|adet|tane|ki[sş]i|dk|dakika|saat|g[uü]n|gece|hafta|ay|ml|gr|cm|sayfa|seans|ders|ya[sş])(?!\p{L}))(?= \p{L}{2,}(?: \p{L}{2,})? \d{2,6})/giu,
        '$1 TL'
      )
    )
}

/** The parts of a priced sentence, one price in each. */
export function pricedParts(sentence: string): string[] {
  const parts = sentence.split(/[,;]\s|[,;](?!\d)|(?<=TL|₺|lira|tl)\s+ve\s+/u)
  return eachVariant(besideTheirThings(inOneCurrency(parts), 'tr'), 'tr').flatMap(apart)
}

// "saç 300 TL sakal 150 TL": two priced things without a comma between them.
function apart(part: string): string[] {
  const price = findPrice(part)
  if (!price) return [part]
  const rest = part.slice(price.at + price.length)
  return findPrice(rest) && price.at > 2
    ? [part.slice(0, price.at + price.length), ...apart(rest)]
    : [part]
}

// What stands before its price; behind it only where nothing stands before.
export function besidePrice(raw: string, price: Price): string {
  const first = raw.slice(0, price.at)
  return /\p{L}{2}/u.test(first) ? first : raw.slice(price.at + price.length)
}
