import { findPrice } from '#planning/designers/builtin/facts/money'
import type { Offer } from '#planning/designers/builtin/facts/offer'
import { findTurkishOffers } from '#planning/designers/builtin/facts/turkish/offers'
import { languageOf, type Language } from '#planning/designers/builtin/language'
import { capital, sentencesOf, typographic } from '#planning/designers/builtin/normalise'

export type { Offer }

const verbs =
  '(?:we|i|they|who|that|which|and|also|shop|studio|bakery|company|firm)\\s+(?:also |mainly |mostly |only |even |do |can )?(?:offers?|sells?|serves?|provides?|makes?|bakes?|brews?|roasts?|cooks?|teach(?:es)?|grooms?|repairs?|fix(?:es)?|installs?|builds?|fits?|designs?|do(?:es)?|photographs?|shoots?|handles?|covers?|treats?|stocks?|rents?|runs?|cleans?|does?|specialis(?:e|es) in|specializ(?:e|es) in|pours?)'
const leads = new RegExp(
  `(?:\\b${verbs}|\\b(?:offering|selling|serving|providing|specialising in|specializing in|specialises in|specializes in|speciality is|specialty is|known for|services(?: include| are)?:?|offers?:|menu:|products?(?: include| are)?:?|work includes|treatments?(?: include| are|:)|classes(?: include| are)?:?|including|such as|prices?:|price list:|things like|we do|i do|hizmetlerimiz:?|ürünlerimiz:?|satıyoruz:?))\\s+`,
  'giu'
)
const listEnd =
  /\.(?!\d)|[;!?\n]|\s(?:but|because|so that|so|since|while|when|where|who|please|the site|the website|should|need|want|looking|located|based|call|open|opening|we are|we're|our|my|i am|i'm|phone|email|in a|for over|prices? from)\b|\s[-–—]\s/i
const junk =
  /\b(website|site|page|section|gallery|form|contact|booking|online|button|logo|theme|colou?r|design(?!s? )|font|map|review|testimonial|faq|blog|header|footer|instagram|facebook|customers?|clients?|people|everyone|everything|anything|things?|quality|passion|experience|home(?:page)?|modern|simple|price list|opening hours|menu|children|adults|men|women|families|beginners|locals|visitors|hospitals|homes|businesses|companies|no|not|never|without|years?|it|them|one|lot|us|you)\b/i
/** Stands for a comma inside an aside while a sentence is taken apart at the others. */
const HELD_COMMA = '\u0002'
const bulletItem = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+(.{2,90})$/gm

/** What the business offers, in the person's own words: lists after verbs, bullets, priced lines, and known goods of the trade. */
export function findOffers(
  text: string,
  goods: readonly string[],
  language: Language = languageOf(text)
): Offer[] {
  if (language === 'tr') return findTurkishOffers(text, goods)

  const found: Offer[] = []
  const add = (offer: Offer | undefined) => {
    if (!offer || found.length >= 14) return
    const key = keyOf(offer.name)
    const same = found.find((other) => keyOf(other.name) === key || near(keyOf(other.name), key))
    if (same) {
      same.price ??= offer.price
      same.detail ??= offer.detail
    } else found.push(offer)
  }

  for (const sentence of sentencesOf(text)) {
    if (/\b(no|don't|do not|doesn't|never|without|not)\b/i.test(sentence.slice(0, 30))) continue
    const priced = sentence
      .replace(/\([^()]{0,90}\)/g, (aside) => aside.replaceAll(',', HELD_COMMA))
      .split(/;|,(?!\d{3}(?!\d))/)
      .flatMap((part) => (pricesIn(part) > 1 ? part.split(/\band\b/i) : [part]))
    if (priced.filter((part) => findPrice(part)).length >= 1) {
      for (const part of priced) {
        // "We do buns and cakes (£3)": the price belongs to the last thing named.
        const list = afterLead(part)
        const named = list === part ? [part] : splitList(list, goods)
        if (findPrice(part)) named.forEach((entry) => add(offerFrom(entry)))
      }
    }
    for (const match of sentence.matchAll(leads)) {
      const rest = sentence.slice(match.index + match[0].length)
      const end = listEnd.exec(rest)
      const list = splitList(beforeTail(end ? rest.slice(0, end.index) : rest), goods)
      if (list.length > 1 || (list[0] ?? '').split(' ').length <= 4)
        list.forEach((part) => add(offerFrom(part)))
    }
  }
  for (const sentence of sentencesOf(text))
    bareList(sentence, goods).forEach((part) => add(offerFrom(part)))
  for (const match of text.matchAll(bulletItem)) add(offerFrom(match[1]))

  const plain = ` ${text.toLocaleLowerCase('en').replace(/[’]/g, "'")} `
  const spotted: { name: string; at: number }[] = []
  for (const good of [...goods].sort((a, b) => b.length - a.length)) {
    if (covered([...found, ...spotted], good)) continue
    const one = singular(good.toLowerCase())
    if (!plain.includes(one)) continue
    const stem = escape(one)
    const match = new RegExp(
      `(?<!\\b(?:no|not|without|never|on)\\s)(?<![\\p{L}])${stem}(?:e?s)?(?![\\p{L}])`,
      'iu'
    ).exec(plain)
    if (match) spotted.push({ name: capital(good), at: match.index })
  }
  for (const { name } of spotted.sort((a, b) => a.at - b.at)) add({ name })
  return found
}

// "portraits on film and digital": what follows the preposition belongs to the last thing named.
function beforeTail(list: string): string {
  const tail = /\s(?:on|with|from|by|in|using)\s[^,]*\sand\s/i.exec(list)
  return tail ? list.slice(0, tail.index) : list
}

const verb =
  /\b(?:is|are|was|be|have|has|do|does|we|i|our|my|you|they|it|want|need|please|open|closed|call|make|use|add|should|take|work|never|only|every|also|can|will)\b/i

// "Brakes, oil changes, tyres." or the list after "Dear neighbours, we are Kaya:" without a verb.
function bareList(sentence: string, goods: readonly string[]): string[] {
  const turkish =
    /^(.*)\s(?:satıyoruz|yapıyoruz|sunuyoruz|üretiyoruz|pişiriyoruz|veriyoruz|servis ediyoruz)/iu.exec(
      sentence
    )
  if (turkish) return splitList(turkish[1], goods)
  const list = sentence.replace(/^[\p{L} ]{3,24}:\s/u, '').replace(/[.!]$/, '')
  if (verb.test(list) || /\d{3}|@/.test(list)) return []
  const parts = splitList(list, goods)
  const short = parts.every(
    (part) => part.split(' ').length <= 4 && !/\b(?:in|at|near|for)\b/i.test(part)
  )
  const known = parts.some((part) =>
    goods.some((good) => good.toLowerCase() === part.toLowerCase())
  )
  return short && known && parts.length >= 2 ? parts : []
}

function afterLead(part: string): string {
  const leadAt = [...part.matchAll(leads)].at(-1)
  return leadAt ? part.slice(leadAt.index + leadAt[0].length) : part
}

function splitList(text: string, goods: readonly string[]): string[] {
  // "wills and probate" is one thing to a lawyer.
  const joined = goods.filter((good) => good.includes(' and '))
  const held = joined.reduce(
    (held_, good) =>
      held_.replace(new RegExp(escape(good), 'gi'), (found) => found.replace(/\band\b/i, '\u0001')),
    text
  )
  return held
    .split(/\s*(?:,|;|\/|\s\+\s|\s&\s|\band\b|\bor\b|\bas well as\b|\bplus\b|\bve\b)\s*/i)
    .map((part) => part.replaceAll('\u0001', 'and').trim())
    .filter(Boolean)
}

function offerFrom(raw: string): Offer | undefined {
  const price = findPrice(raw)
  let name = price ? `${raw.slice(0, price.at)} ${raw.slice(price.at + price.length)}` : raw
  name = name.replaceAll(HELD_COMMA, ',')
  let detail: string | undefined
  const aside = /\(([^)]{3,90})\)/.exec(name) ?? /\s[-–—:]\s(.{6,110})$/.exec(name)
  if (aside && !/\d{3,}/.test(aside[1])) {
    detail = capital(typographic(aside[1].trim().replace(/[.;,]+$/, '')))
    name = name.replace(aside[0], ' ')
  }
  name = name
    .replace(/\([^)]*\)/g, ' ')
    .replace(
      /^(?:\s|:|-|–|and\b|a\b|an\b|the\b|our\b|my\b|some\b|all kinds of\b|all\b|also\b|great\b|best\b|good\b|fresh\b(?= \w+ \w)|various\b|different\b|with\b|of\b|for\b(?= \w+$)|like\b)+/gi,
      ''
    )
    .replace(/\s+(?:for|costs?|is|are|at|from|:|-|–|=|,)\s*$/i, '')
    .replace(
      /\s+(?:in|for|to|at|on|across|around|near|every|from|by|with|using|throughout|over|that|which|who|since|until)\s.*$/i,
      (tail) =>
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
  const words = name.split(' ')
  if (name.length < 3 || name.length > 48 || words.length > 6 || junk.test(name)) return undefined
  if (!/\p{L}{3}/u.test(name) || /[@{}<>|\\]|https?:/.test(name) || /\d{4,}/.test(name))
    return undefined
  if (
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

function covered(found: { name: string }[], good: string): boolean {
  const key = keyOf(good)
  return found.some((offer) => keyOf(offer.name).includes(key))
}

function near(one: string, other: string): boolean {
  return one === other || one + 's' === other || other + 's' === one
}

function keyOf(name: string): string {
  return singular(name.toLocaleLowerCase('en').replace(/’/g, "'"))
}

function singular(word: string): string {
  if (/(ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
