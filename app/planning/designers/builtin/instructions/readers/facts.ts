import { findClasses, findHours } from '#planning/designers/builtin/facts/hours'
import { findName } from '#planning/designers/builtin/facts/name'
import { findAddress, findPlace } from '#planning/designers/builtin/facts/place'
import { findProof } from '#planning/designers/builtin/facts/proof'
import { findReach } from '#planning/designers/builtin/facts/reach'
import type { FactName, Instruction } from '#planning/designers/builtin/instructions/instruction'
import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import {
  all,
  content,
  find,
  has,
  isMark,
  quoteIn,
  senseOf,
  typed,
  type Stretch,
} from '#planning/designers/builtin/instructions/stretch'
import { afterColon, spokenHours } from '#planning/designers/builtin/instructions/en/facts'
import { trade } from '#planning/designers/builtin/instructions/readers/trade'
import { tellsWeek } from '#planning/designers/builtin/instructions/tr/week'
import {
  each,
  notUnderstood,
  type Reader,
} from '#planning/designers/builtin/instructions/readers/reader'

const stating = [
  'change',
  'make',
  'be',
  'use',
  'rename',
  'add',
  'want',
  'put',
  'write',
  'replace',
  'move',
  'link',
  undefined,
]

/** Facts of the business, each found by the extractor that reads it in a request. */
export const facts: Reader = (stretch) => {
  const { shape, pieces, text, language } = stretch
  if (shape.denied || shape.verb === 'remove' || shape.verb === 'stop_selling') return undefined
  if (has(pieces, 'part', 'button') || has(pieces, 'part', 'link') || has(pieces, 'thing', 'field'))
    return undefined
  const found: Instruction[] = []
  const add = (fact: FactName, value: string | undefined) => {
    if (value && !found.some((one) => one.do === 'set_fact' && one.fact === fact))
      found.push({ do: 'set_fact', fact, value })
  }
  const classes = findClasses(text, language)
  if (classes.length > 0) return each(stretch, [{ do: 'add_words', text }])
  const hours = findHours(text, language) ?? (language === 'tr' && tellsWeek(stretch))
  const reach = findReach(text)
  if (!hours) add('phone', reach.phone)
  add('email', reach.email)
  const loosely = !hours && language === 'en' ? spokenHours(text) : undefined
  if (hours) add('hours', hoursWords(stretch))
  else add('hours', loosely)
  add('address', addressIn(stretch))
  const place = placeIn(stretch)
  const street = found.some(
    (one) => one.do === 'set_fact' && one.fact === 'address' && one.value.includes(place ?? ' ')
  )
  if (!street) add('place', place)
  add('since', findProof(text, language).since)
  if (reach.links.length > 0) found.push({ do: 'add_words', text })
  // "Bursa’da bir kafeyiz" says what and where.
  // "Berber dükkânımız 1994'ten beri …" says no more than since when.
  const ours = pieces.some(
    (piece) => senseOf(piece, 'thing', 'trade') && /m[iu]z$/.test(piece.tokens[0].low)
  )
  const says = language === 'tr' && shape.verb === undefined && !ours
  const also = says ? (trade(stretch) ?? []) : []
  if (found.length > 0) return [...(each(stretch, found) ?? []), ...also]
  return name(stretch) ?? spoken(stretch)
}

// "The address is Unit 5, Station Yard": all of what was said, where it is more than the street.
function addressIn({ text, pieces, shape, language }: Stretch): string | undefined {
  const found = findAddress(text, language)
  const said = has(pieces, 'fact', 'address') && shape.to.length > 0 ? shape.value : undefined
  const more =
    language === 'en' && said && /^(?:unit|flat|suite|studio|floor|shop|room)\b.*\d/i.test(said)
  return more ? said.replace(/[\s.]+$/, '') : found
}

// The words of a week without what leads to them: "we are open", "change the hours to".
function hoursWords({ text, shape, pieces, language }: Stretch): string {
  const week = text.replace(leadingHours, '').replace(by, '')
  if (language === 'en' && week !== text && findHours(week, language)) return week
  const value = shape.value
  const named =
    value && has(pieces, 'section', 'hours') && findHours(value, language) ? value : text
  return named
    .replace(/^(?:we(?:['’]re| are)\s+)?(?:now\s+)?open\s+/i, '')
    .replace(/^(?:our|the|my)?\s*(?:opening |business )?(?:hours|times)\s*(?:are|is|:)\s*/i, '')
    .replace(/\s+açı[kğ]\p{L}*$/iu, '')
    .replace(/^art[ıi]k\s+|\s+art[ıi]k$/giu, '')
}

const leadingHours =
  /^.*?\b(?:hours|times)\b(?:[\s:,-]|\b(?:are|is|to|now|should|be|say|wrong|changed?|it['’]?s)\b)*/i

// "Alsancak’a taşıdık".
const moved = /['’]y?[ae](\s+taş[ıi]n?d[ıi]k)/iu

/** A town is only taken where the sentence is about where the business is. */
function placeIn({ text, pieces, shape, language }: Stretch): string | undefined {
  const about =
    has(pieces, 'own') ||
    (language === 'en' && shape.verb === 'be' && has(shape.object, 'thing', 'trade')) ||
    has(pieces, 'fact', 'place') ||
    has(pieces, 'fact', 'address') ||
    moved.test(text) ||
    /^(?:based|located|situated|in)\b|['’][dt][ae]y[ıi][zm]/i.test(text)
  const there = language === 'tr' && shape.verb === undefined && /\p{L}['’]?[dt][ae]$/iu.test(text)
  // "I want it in teal".
  if (language === 'en' && has(pieces, 'color')) return undefined
  if ((!about && !there) || has(pieces, 'section') || has(pieces, 'part')) return undefined
  const said = has(pieces, 'fact', 'place') ? shape.value : undefined
  // "Yerde" and "yere" name no place: in Turkish one begins with a capital, or is one we know.
  const written = language === 'en' || /^\p{Lu}/u.test(said ?? '')
  const known = said && language === 'tr' ? findPlace(said, undefined, 'tr') : undefined
  const named = known ?? (said && written ? findPlace(`in ${said}`, undefined, 'en') : undefined)
  return (
    named ??
    findPlace(
      text.replace(/(['’][dt][ae])y[ıi][zm]/i, '$1').replace(moved, '’da$1'),
      undefined,
      language
    )
  )
}

/** "We are called X", "the name should be X", "adımız X olsun". */
const name: Reader = (stretch) => {
  const { shape, pieces, text, language } = stretch
  if (has(pieces, 'thing', 'section') || has(pieces, 'part') || has(shape.object, 'section'))
    return undefined
  const about = all(pieces, 'fact')
  // "Can you call me tomorrow".
  if (
    language === 'en' &&
    /\bcall (?:me|us)\b(?: (?:with|on|at|from|for|if|when|now|back|directly|about|to)\b|(?! \p{Lu})(?<=me))/u.test(
      text
    )
  )
    return undefined
  const called = shape.verb === 'rename' && !has(pieces, 'section')
  if (!called && (!about.includes('name') || about.some((fact) => fact !== 'name')))
    return undefined
  if (!stating.includes(shape.verb)) return undefined
  const marked = language === 'en' ? afterColon(text) : undefined
  const raw =
    quoteIn(pieces) ?? marked ?? rawName(stretch, called)?.replace(wrong, '').replace(by, '')
  if (!raw)
    return has(content(pieces), 'fact') && shape.verb === 'change'
      ? notUnderstood(stretch)
      : undefined
  const value = language === 'en' ? findName(`called ${raw}`, 'en') : tidy(raw)
  // "Change my name on the page": to what, nobody said.
  if (value && /^(?:on|in|at|from) (?:the|my|our|this)\b/i.test(value))
    return notUnderstood(stretch)
  return value && value !== text
    ? each(stretch, [{ do: 'set_fact', fact: 'name', value }])
    : undefined
}

// "We are called The Crumb now": when is no part of a name.
const by =
  /(?:[\s,]+(?:now|from now on|these days|nowadays|anymore|again|instead|actually|please|pls|thanks|cheers|btw))+$/

// "The name is wrong, it's Ada".
const wrong =
  /^(?:(?:(?:written|spelled|spelt|typed)\s+)?(?:wrong|wrongly|incorrectly|badly)|incorrect|missing|not right|misspelled|misspelt|yanlış|eksik|hatalı)(?!\p{L})(?:\s+(?:yaz[ıi]l\p{L}+|olmu[şs]|girilmi[şs]))?[\s,:]*(?:(?:it(?:['’]s| is| should be)|should be|doğrusu)\s+)?/iu

function rawName({ shape, pieces, text, language }: Stretch, called: boolean): string | undefined {
  if (language === 'tr' && shape.to.length > 0 && !quoteIn(pieces))
    return nonEmpty(typed(text, withoutFiller(shape.to)))
  if (shape.value && shape.to.length > 0) return shape.value.replace(/^(?:to|be|is|as)\s+/i, '')
  const from = called
    ? pieces.findLastIndex((piece) => senseOf(piece, 'verb', 'rename'))
    : pieces.findLastIndex((piece) => senseOf(piece, 'fact', 'name'))
  const rest = pieces.slice(from + 1)
  if (language === 'tr') return called ? undefined : nonEmpty(typed(text, withoutFiller(rest)))
  const start = rest.findIndex(
    (piece) =>
      !senseOf(piece, 'it') &&
      !senseOf(piece, 'own') &&
      !senseOf(piece, 'verb', 'be') &&
      !(piece.tokens[0].low === 'business')
  )
  return start < 0 ? undefined : nonEmpty(typed(text, rest.slice(start)))
}

// "Adımız artık Kırıntı olsun": the name without what is said around it.
function withoutFiller(pieces: Piece[]): Piece[] {
  const around = (piece: Piece) =>
    isMark(piece) || ['please', 'chat'].some((what) => senseOf(piece, 'small', what))
  const first = pieces.findIndex((piece) => !around(piece))
  const last = pieces.findLastIndex(
    (piece) => !around(piece) && !(senseOf(piece, 'verb') && /^\p{Ll}/u.test(piece.tokens[0].text))
  )
  return first < 0 ? [] : pieces.slice(first, last + 1)
}

function tidy(raw: string): string {
  const clean = raw.replace(/^[\s:,"“«']+|[\s.,;:"”»']+$/g, '').slice(0, 90)
  return clean === clean.toLocaleLowerCase('tr')
    ? clean.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toLocaleUpperCase('tr'))
    : clean
}

/** "Change the opening hours to 9-17": a fact named, and its value as it was said. */
const spoken: Reader = (stretch) => {
  const { shape, pieces } = stretch
  const fact = (find(shape.object, 'fact') ??
    (has(shape.object, 'section', 'hours') ? 'hours' : undefined)) as FactName | undefined
  // "Instagram adresimiz" is no street.
  if (/(?<!\p{L})(?:insta|facebook|tiktok|twitter|youtube|web|internet)/iu.test(stretch.text))
    return undefined
  if (!fact || fact === 'name' || !stating.includes(shape.verb) || has(pieces, 'part'))
    return undefined
  const value = shape.value?.trim()
  if (!value || shape.to.length === 0 || has(shape.to, 'fact')) return undefined
  if (
    !value
      .replace(wrong, '')
      .replace(/(?:yaz[ıi]lm[ıi][şs]|olmu[şs])$/iu, '')
      .trim()
  )
    return undefined
  if (fact === 'hours' && !/\d/.test(value)) return undefined
  if ((fact === 'phone' || fact === 'since') && !/\d{3}/.test(value)) return undefined
  if (
    fact === 'email' ||
    !content(shape.to).some((piece) => piece.senses.length === 0 || piece.tokens[0].kind !== 'word')
  )
    return undefined
  return each(stretch, [{ do: 'set_fact', fact, value }])
}

function nonEmpty(text: string): string | undefined {
  return text.trim() || undefined
}
