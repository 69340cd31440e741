import { findPrice } from '#designer/facts/money'
import type { Offer } from '#designer/facts/offer'
import { besidePrice, conditionBehind } from '#designer/facts/priced'
import { namesThing, trimmed } from '#designer/facts/sane'
import { isSurcharge } from '#designer/facts/surcharge'
import { inVariant, withoutVariant } from '#designer/facts/variants'
import { capital, typographic } from '#designer/text/normalise'

const junk =
  /\b(website|site|page|section|gallery|form|contact(?! lens)|booking|online|button|logo|theme|colou?r|design(?!s? )|font|map|review|testimonial|faq|blog|header|footer|instagram|facebook|customers?|clients?|people|everyone|everything|anything|things?|quality|passion|experience|home(?:page)?|modern|simple|prompts?|instructions?|price list|opening hours|menu|children|adults|men|women|families|beginners|locals|visitors|hospitals|homes|businesses|companies|no|not|never|without|years|them|one|lot|us|you|vat(?! returns?\b)|iban)\b/i
/** Stands for a comma inside an aside while a sentence is taken apart at the others. */
export const HELD_COMMA = '\u0002'
const countsThings =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|over|more than|nearly)\s/i
const ofPages =
  /\b(?:website|site|page|logo|design|blog|booking|simple|modern|online|one to one|menu|map|form|colou?r|children|adults|men|women|families|beginners)\b(?=.*\p{L})|(?<=\p{L} )(?:website|site|page|logo|design|blog|menu|map|colou?r)$|^(?:website|logo|colou?r)$/giu

/** What one part of an English list offers: its name, its price and what is told of either. */
export function offerFrom(whole: string): Offer | undefined {
  if (isSurcharge(whole)) return undefined
  const { raw, variant } = withoutVariant(whole)
  const price = findPrice(raw)
  let name = price ? besidePrice(raw, price) : raw
  const most = price && /\bup to\s*$/i.test(name)
  if (most) name = name.replace(/\s*up to\s*$/i, '')
  // "£75 per tuning": a tuning is sold.
  const each = price?.each && !/\p{L}{2}/u.test(name) ? price.each : undefined
  if (each) name = each.thing
  const told = price && conditionBehind(raw.slice(price.at + price.length), 'en')
  name = name.replaceAll(HELD_COMMA, ',').replace(/^\s*\p{Lu}?[\p{L} ]{2,20}:\s/u, '')
  let detail =
    told && !raw.slice(0, price!.at).trim().endsWith('for')
      ? capital(typographic(told.replaceAll(HELD_COMMA, ',')))
      : undefined
  const aside = /\(([^)]{3,90})\)/.exec(name) ?? /\s[-–—:]\s(.{6,110})$/.exec(name)
  if (aside && !/\d{3,}/.test(aside[1])) {
    detail = capital(typographic(aside[1].trim().replace(/[.;,]+$/, '')))
    name = name.replace(aside[0], ' ')
  }
  name = name
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[\s.:,;!?–-]+$/, '')
    .replace(
      /^(?:\s|:|-|–|and\b|a\b|an\b|the\b|our\b|my\b|some\b|all kinds of\b|all\b|also\b|great\b|best\b|good\b|fresh\b(?= \w+ \w)|various\b|different\b|with\b|of\b|for\b(?= \w+$)|like\b)+/gi,
      ''
    )
    .replace(/\s+(?:for|costs?|is|are|at|from|:|-|–|=|,)\s*$/i, '')
    .replace(
      /\s+(?:(?<!^\w+ing\s)in|for|to|at|on|across|around|near|every|from|by|with|using|throughout|over|that|which|who|since|until)\s.*$/i,
      (tail) =>
        /\bone to one\b/i.test(name) ||
        /^\s+(?:to order|to go|on tap|in the glass|by hand|at home|for (?:kids|children|men|women|dogs|cats|two|beginners|adults|weddings))\s*$/i.test(
          tail
        )
          ? tail
          : ''
    )
    .replace(/["“”]/g, '')
    .replace(/^per\s+/i, '')
    .replace(/[.:,;!?–-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^(?:in|at|near|from|on|to|with|by|for|of|per|or|plus)\s/i.test(name)) return undefined
  name = trimmed(name, 'en')
  const words = name.split(' ')
  if (!namesThing(name, 'en') || (!price && countsThings.test(name))) return undefined
  if (name.length < 3 || name.length > 48 || words.length > 6) return undefined
  // What has a price is sold: "Website copy £400", "logo design £300".
  if (junk.test(price ? name.replace(ofPages, '') : name)) return undefined
  if (!/\p{L}{3}/u.test(name) || /[@{}<>|\\]|https?:/.test(name) || /\d{4,}/.test(name))
    return undefined
  if (
    !(price && /^open\s/i.test(name)) &&
    /^(?:open|closed|call|phone|in|is|are|was|has|have|be|been|will|can|would|ignore|print|output|return|only|just|very)\b/i.test(
      name
    )
  )
    return undefined
  return {
    name: inVariant(capital(typographic(name)), variant),
    ...(price ? { price: `${most ? 'up to ' : ''}${(each ?? price).text}` } : {}),
    ...(detail ? { detail } : {}),
  }
}
