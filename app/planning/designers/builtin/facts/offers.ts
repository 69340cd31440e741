import { bareList, plainItem, splitList } from '#planning/designers/builtin/facts/lists'
import { findPrice } from '#planning/designers/builtin/facts/money'
import { besidePrice } from '#planning/designers/builtin/facts/priced'
import type { Offer } from '#planning/designers/builtin/facts/offer'
import { namesThing, trimmed } from '#planning/designers/builtin/facts/sane'
import { keyOf, spotted } from '#planning/designers/builtin/facts/spotted'
import { findTurkishOffers } from '#planning/designers/builtin/facts/turkish/offers'
import { languageOf, type Language } from '#planning/designers/builtin/language'
import { capital, sentencesOf, typographic } from '#planning/designers/builtin/normalise'

export type { Offer }

const verbs =
  '(?:we|i|they|who|that|which|and|also|shop|studio|bakery|company|firm)\\s+(?:also |mainly |mostly |only |even |do |can )?(?:offers?|sells?|serves?|provides?|makes?|bakes?|brews?|roasts?|cooks?|teach(?:es)?|grooms?|repairs?|fix(?:es)?|installs?|builds?|fits?|moves?|grows?|carves?|weaves?|designs?|do(?:es)?|photographs?|shoots?|handles?|treats?|stocks?|rents?|runs?(?!\\s(?:an?|the|this|my|our)\\s)|cleans?|does?|specialis(?:e|es) in|specializ(?:e|es) in|pours?)'
const leads = new RegExp(
  `(?:\\b${verbs}|\\b(?:offering|selling|serving|providing|specialising in|specializing in|specialises in|specializes in|speciality is|specialty is|known for|services(?: include| are)?:?|offers?:|menu:|products?(?: include| are)?:?|work includes|treatments?(?: include| are|:)|classes(?: include| are)?:?|including|such as|prices?:|price list:|things like|we do|i do|hizmetlerimiz:?|ürünlerimiz:?|satıyoruz:?))\\s+`,
  'giu'
)
const listEnd =
  /\.(?!\d)|[;!?\n]|\s(?:but|because|so that|so|since|while|when|where|who|please|the site|the website|should|need|want|looking|located|based|call|open|opening|we are|we're|our|my|i am|i'm|phone|email|in a|for over|prices? from)\b|\s[-–—]\s/i
const junk =
  /\b(website|site|page|section|gallery|form|contact(?! lens)|booking|online|button|logo|theme|colou?r|design(?!s? )|font|map|review|testimonial|faq|blog|header|footer|instagram|facebook|customers?|clients?|people|everyone|everything|anything|things?|quality|passion|experience|home(?:page)?|modern|simple|prompts?|instructions?|price list|opening hours|menu|children|adults|men|women|families|beginners|locals|visitors|hospitals|homes|businesses|companies|no|not|never|without|years|them|one|lot|us|you|vat|iban)\b/i
/** Where a text lists what it offers, a good it only mentions is not one more. */
const FEW = 2
/** Stands for a comma inside an aside while a sentence is taken apart at the others. */
const HELD_COMMA = '\u0002'
const countsThings =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|over|more than|nearly)\s/i
// "Callouts 24/7" are callouts; when they come is said by the hours.
const dayAndNight = /\s?\(?(?<!\d)(?:24\s?\/\s?7|7\s?\/\s?24)(?!\d)\)?/g
const ofPages =
  /\b(?:website|site|page|logo|design|blog|booking|simple|modern|online|one to one|menu|map|form|children|adults|men|women|families|beginners)\b(?=.*\p{L})|(?<=\p{L} )(?:website|page|logo|design|blog|menu|map)$/giu
const denied = /\b(?:no|don['’]t|do not|doesn['’]t|never|without|not)\b/i
const bulletItem = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+(.{2,90})$/gm

/** What the business offers, in the person's own words: lists after verbs, bullets, priced lines, and known goods of the trade. */
export function findOffers(
  text: string,
  goods: readonly string[],
  language: Language = languageOf(text)
): Offer[] {
  if (language === 'tr') return findTurkishOffers(text, goods)

  const found: Offer[] = []
  const spelled = new Map(goods.map((good) => [good.toLowerCase(), good]))
  const add = (offer: Offer | undefined) => {
    if (!offer || found.length >= 14) return
    // "mot" is the trade's "MOT".
    offer.name = capital(spelled.get(offer.name.toLowerCase()) ?? offer.name)
    const key = keyOf(offer.name)
    const same = found.find((other) => keyOf(other.name) === key || near(keyOf(other.name), key))
    if (same) {
      same.price ??= offer.price
      same.detail ??= offer.detail
    } else found.push(offer)
  }

  const sentences = sentencesOf(text.replace(dayAndNight, ' '))
  for (const sentence of sentences) {
    const refuses = denied.test(sentence.slice(0, 30))
    const parts = sentence
      .replace(/\([^()]{0,90}\)/g, (words) => words.replaceAll(',', HELD_COMMA))
      .split(/;|,(?!\d{3}(?!\d))/)
    const priced = inOneCurrency(parts).flatMap((part) =>
      pricesIn(part) > 1 ? part.split(/\band\b/i) : [part]
    )
    if (priced.filter((part) => findPrice(part)).length >= 1) {
      for (const part of priced) {
        // "We do buns and cakes (£3)": the price belongs to the last thing named.
        const list = afterLead(part)
        const named = list === part ? [part] : splitList(list, goods)
        if (refuses && denied.test(part)) continue
        if (findPrice(part)) named.forEach((entry) => add(offerFrom(entry)))
        // "Chairs £180, armchairs £900, headboards": the price of the last is asked for.
        else if (part.trim().split(' ').length <= 3 && plainItem(part.trim(), 1))
          add(offerFrom(part))
      }
    }
    if (refuses) continue
    for (const match of sentence.matchAll(leads)) {
      const rest = sentence.slice(match.index + match[0].length)
      const end = listEnd.exec(rest)
      const list = splitList(beforeTail(end ? rest.slice(0, end.index) : rest), goods)
      if (list.length > 1 || (list[0] ?? '').split(' ').length <= 4)
        list.forEach((part) => add(offerFrom(part)))
    }
  }
  for (const sentence of sentences)
    bareList(sentence, goods).forEach((part) => add(offerFrom(part)))
  for (const match of text.matchAll(bulletItem)) add(offerFrom(match[1]))
  if (found.length < FEW) for (const name of spotted(text, goods, found)) add(offerFrom(name))
  return found
}

// "MOT 54.85, full service £189": the one with a sign says in what.
function inOneCurrency(parts: string[]): string[] {
  const sign = /[£€$]|\bquid\b/.exec(parts.join(','))?.[0].replace('quid', '£')
  return parts.map((part) =>
    sign &&
    /\p{L} \d{1,4}(?:\.\d\d)?[\s.]*$/u.test(part) &&
    !/\b(?:under|over|age|for|of|to)\s\d+[\s.]*$/.test(part)
      ? part.replace(/(\d[\d.]*?)[\s.]*$/, `${sign}$1`)
      : part
  )
}

// "portraits on film and digital": what follows the preposition belongs to the last thing named.
function beforeTail(list: string): string {
  const tail = /\s(?:on|with|from|by|in|using)\s[^,]*\sand\s/i.exec(list)
  return tail ? list.slice(0, tail.index) : list
}

function afterLead(part: string): string {
  const leadAt = [...part.matchAll(leads)].at(-1)
  return leadAt ? part.slice(leadAt.index + leadAt[0].length) : part
}

function offerFrom(raw: string): Offer | undefined {
  const price = findPrice(raw)
  let name = price ? besidePrice(raw, price) : raw
  name = name.replaceAll(HELD_COMMA, ',').replace(/^\s*\p{Lu}?[\p{L} ]{2,20}:\s/u, '')
  let detail: string | undefined
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
    name: capital(typographic(name)),
    ...(price ? { price: price.text } : {}),
    ...(detail ? { detail } : {}),
  }
}

function pricesIn(part: string): number {
  const first = findPrice(part)
  return first ? 1 + pricesIn(part.slice(first.at + first.length)) : 0
}

function near(one: string, other: string): boolean {
  return one === other || one + 's' === other || other + 's' === one
}
