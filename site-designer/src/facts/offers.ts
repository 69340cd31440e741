import { barePrices } from '#designer/facts/bare_prices'
import { bareList, plainItem, splitList } from '#designer/facts/lists'
import { findPrice } from '#designer/facts/money'
import { HELD_COMMA, offerFrom } from '#designer/facts/offer_from'
import type { Offer } from '#designer/facts/offer'
import { tellsTax, termsOfAll } from '#designer/facts/price_terms'
import { pricedParts } from '#designer/facts/priced'
import { keyOf, spotted } from '#designer/facts/spotted'
import { isSurcharge, noteSurcharge } from '#designer/facts/surcharge'
import { findTurkishOffers } from '#designer/facts/turkish/offers'
import { languageOf, type Language } from '#designer/text/language'
import { capital, sentencesOf } from '#designer/text/normalise'

export type { Offer }

const verbs =
  '(?:we|i|they|who|that|which|and|also|shop|studio|bakery|company|firm)\\s+(?:also |mainly |mostly |only |even |do |can )?(?:offers?|sells?|serves?|provides?|makes?|bakes?|brews?|roasts?|cooks?|teach(?:es)?|grooms?|repairs?|fix(?:es)?|installs?|builds?|fits?|moves?|grows?|carves?|weaves?|designs?|do(?:es)?|photographs?|shoots?|handles?|treats?|stocks?|rents?|runs?(?!\\s(?:an?|the|this|my|our)\\s)|cleans?|does?|specialis(?:e|es) in|specializ(?:e|es) in|pours?)'
const leads = new RegExp(
  `(?:\\b${verbs}|\\b(?:offering|selling|serving|providing|specialising in|specializing in|specialises in|specializes in|speciality is|specialty is|known for|services(?: include| are)?:?|offers?:|menu:|products?(?: include| are)?:?|work includes|treatments?(?: include| are|:)|classes(?: include| are)?:?|including|such as|prices?:|price list:|things like|we do|i do|hizmetlerimiz:?|ürünlerimiz:?|satıyoruz:?))\\s+`,
  'giu'
)
const listEnd =
  /\.(?!\d)|[;!?\n]|\s(?:but|because|so that|so|since|while|when|where|who|please|the site|the website|should|need|want|looking|located|based|call|open|opening|we are|we're|our|my|i am|i'm|phone|email|in a|for over|prices? from)\b|\s[-–—]\s/i
/** Where a text lists what it offers, a good it only mentions is not one more. */
const FEW = 2
// "Callouts 24/7" are callouts; when they come is said by the hours.
const dayAndNight = /\s?\(?(?<!\d)(?:24\s?\/\s?7|7\s?\/\s?24)(?!\d)\)?/g
const denied = /\b(?:no|don['’]t|do not|doesn['’]t|never|without|not)\b/i
const bulletItem = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+(.{2,90})$/gm

/** What the business offers, in the person's own words: lists after verbs, bullets, priced lines, and known goods of the trade. */
export function findOffers(
  whole: string,
  goods: readonly string[],
  language: Language = languageOf(whole)
): Offer[] {
  const { offers: listed, rest: text } = barePrices(
    whole.replace(/(?<=\b(?:excl?|incl?))\.(?= )/gi, ''),
    goods,
    language
  )
  const found =
    language === 'tr'
      ? findTurkishOffers(text, goods, listed)
      : findEnglishOffers(text, goods, listed)
  const terms = termsOfAll(whole, language)
  for (const offer of found) if (offer.price && !tellsTax(offer.price)) offer.price += terms
  return found
}

function findEnglishOffers(text: string, goods: readonly string[], priced: Offer[]): Offer[] {
  const found: Offer[] = []
  const spelled = new Map(goods.map((good) => [good.toLowerCase(), good]))
  const add = (offer: Offer | undefined) => {
    if (!offer || found.length >= 14) return undefined
    // "mot" is the trade's "MOT".
    offer.name = capital(spelled.get(offer.name.toLowerCase()) ?? offer.name)
    const key = keyOf(offer.name)
    const same = found.find((other) => keyOf(other.name) === key || near(keyOf(other.name), key))
    if (same) {
      same.price ??= offer.price
      same.detail ??= offer.detail
    } else found.push(offer)
    return same ?? offer
  }

  for (const offer of priced) add(offer)
  let rest = text.replace(dayAndNight, ' ')
  const sentences = sentencesOf(rest)
  for (const sentence of sentences) {
    const refuses = denied.test(sentence.slice(0, 30))
    const whole = sentence.replace(/\([^()]{0,90}\)/g, (words) => words.replaceAll(',', HELD_COMMA))
    const told: Offer[] = []
    for (const part of findPrice(sentence) ? pricedParts(whole) : []) {
      // "We do buns and cakes (£3)": the price belongs to the last thing named.
      const list = afterLead(part)
      const named = list === part ? [part] : splitList(list, goods)
      if (refuses && denied.test(part)) continue
      if (isSurcharge(part)) {
        noteSurcharge(part, told, 'en')
        rest = rest.replace(part.trim(), ' ')
      } else if (findPrice(part))
        told.push(...named.flatMap((entry) => add(offerFrom(entry)) ?? []))
      // "Chairs £180, armchairs £900, headboards": the price of the last is asked for.
      else if (part.trim().split(' ').length <= 3 && plainItem(part.trim(), 1)) add(offerFrom(part))
    }
    if (refuses) continue
    for (const match of sentence.matchAll(leads)) {
      const behind = sentence.slice(match.index + match[0].length)
      const end = listEnd.exec(behind)
      const list = splitList(beforeTail(end ? behind.slice(0, end.index) : behind), goods)
      if (list.length > 1 || (list[0] ?? '').split(' ').length <= 4)
        list.forEach((part) => add(offerFrom(part)))
    }
  }
  for (const sentence of sentencesOf(rest))
    bareList(sentence, goods).forEach((part) => add(offerFrom(part)))
  for (const match of text.matchAll(bulletItem)) add(offerFrom(match[1]))
  if (found.length < FEW) for (const name of spotted(rest, goods, found)) add(offerFrom(name))
  return found
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

function near(one: string, other: string): boolean {
  return one === other || one + 's' === other || other + 's' === one
}
