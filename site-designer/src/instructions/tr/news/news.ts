import type { Instruction } from '#designer/instructions/instruction'
import { each, type Reader } from '#designer/instructions/readers/reader'
import { pricedIn } from '#designer/instructions/tr/news/priced'
import { contrastIn, ownName } from '#designer/instructions/tr/news/spelt'
import { isOfWeek } from '#designer/instructions/tr/news/week'
import { placeGoneTo } from '#designer/instructions/values/place'
import { findReach } from '#designer/instructions/values/reach'
import { has, isMark, isQuote, senseOf, type Piece } from '#designer/instructions/words/piece'
import type { Category } from '#designer/instructions/words/sense'

/** News is short, in characters. */
const longest = 300

/** A sentence that tells one thing in several clauses: it is never parted. */
export function isOneNews(pieces: Piece[], text: string): boolean {
  return newsIn(pieces, text) !== undefined
}

/** "Taşındık", "numaramız değişti", "artık şu saatlerde açığız", "çay 20 lira oldu". */
export const news: Reader = (stretch) => {
  const { pieces, text, language } = stretch
  const found = language === 'tr' ? newsIn(pieces, text) : undefined
  return found && each(stretch, found)
}

function newsIn(said: Piece[], whole: string): Instruction[] | undefined {
  if (whole.length > longest || said.some(isQuote) || has(said, 'beyond')) return undefined
  const pieces = withoutGreeting(said)
  if (pieces.length === 0) return undefined
  // Offsets are those of the whole text, and these words begin with the first piece.
  const from = said[0].tokens[0].from
  const text = whole.slice(pieces[0].tokens[0].from - from, pieces.at(-1)!.tokens.at(-1)!.to - from)
  if (isOfWeek(pieces)) return [{ do: 'set_fact', fact: 'hours', value: withoutNow(text) }]
  const contrast = contrastIn(text)
  if (contrast?.sure && !namesLook(pieces)) return [contrast.instruction]
  const prices = speaksOfPage(pieces) || has(pieces, 'size') ? undefined : pricedIn(text)
  if (prices || isAboutPage(pieces)) return prices
  const found = [...(renamedIn(text) ?? phoneIn(pieces, text) ?? []), ...(movedIn(text) ?? [])]
  return found.length > 0 ? found : undefined
}

// "Merhaba, …", "…, teşekkürler": politeness at either end.
function withoutGreeting(pieces: Piece[]): Piece[] {
  const polite = (piece: Piece) =>
    isMark(piece) || ['please', 'chat'].some((what) => senseOf(piece, 'small', what))
  const first = pieces.findIndex((piece) => !polite(piece))
  const last = pieces.findLastIndex((piece) => !polite(piece))
  return first < 0 ? [] : pieces.slice(first, last + 1)
}

// "Hafta içi 9-18 açığız artık": the times themselves.
const withoutNow = (text: string) =>
  text
    .replace(/(?:^|\s+)art[ıi]k(?=\s|$)/giu, '')
    .replace(/^(?:\p{L}+\s+)?saatlerimiz(?:\s+de[ğg]i[şs]\p{L}+)?[\s,:]+/iu, '')
    .replace(/\s+a[çc][ıi][kğg]\p{L}*$/iu, '')
    .trim()

const page: Category[] = [
  'part',
  'layout',
  'size',
  'align',
  'shade',
  'place',
  'mood',
  'font',
  'corner',
  'color',
]
const pageThings = ['section', 'page', 'look', 'color', 'font', 'corner'] as const

function isAboutPage(pieces: Piece[]): boolean {
  const sections = pieces.some((piece) =>
    piece.senses.some(
      ({ is, what }) => is === 'section' && !['prices', 'menu', 'contact', 'visit'].includes(what)
    )
  )
  return (
    sections ||
    page.some((is) => pieces.some((piece) => has([piece], is) && piece.senses.length === 1)) ||
    speaksOfPage(pieces)
  )
}

function speaksOfPage(pieces: Piece[]): boolean {
  // "Siteye yazın" speaks of no more than where to write.
  const meant = pieces.filter((piece) => !senseOf(piece, 'small'))
  return pageThings.some((what) => has(meant, 'thing', what))
}

function namesLook(pieces: Piece[]): boolean {
  return (['color', 'shade', 'layout', 'size', 'font'] as const).some((is) => has(pieces, is))
}

// "Numaramız değişti 0532 … oldu": of two numbers the last one is the new one.
function phoneIn(pieces: Piece[], text: string): Instruction[] | undefined {
  const others = ['email', 'address', 'name', 'since'].some((fact) => has(pieces, 'fact', fact))
  if (!has(pieces, 'fact', 'phone') || others) return undefined
  const told =
    /de[ğg]i[şs]|yeni|iptal|art[ıi]k|de[ğg]il|eski|kapa|yanl[ıi][şs]|yaz|ekle|koy|kullan|ula[şs]|ol(?:sun|du|acak)/iu.test(
      text
    )
  const { phone } = findReach(text.replace(/^.*de[ğg]il/iu, ''))
  return told && phone ? [{ do: 'set_fact', fact: 'phone', value: phone }] : undefined
}

const renamed = new RegExp(
  `^${ownName}\\s+de[ğg]i[şs](?:ti(?!r)|tir[dt]i|tiriyor|mi[şs]|iyor|ecek)\\p{L}*[\\s,:;]+(?:(?:art[ıi]k|bundan sonra|yeni (?:ad|ism|unvan)\\p{L}*)\\s+)*(\\S.*?)(?:\\s+(?:oldu|olacak|olsun))?[.!]*$`,
  'iu'
)

// "Adımız değişti, artık Kırıntı".
function renamedIn(text: string): Instruction[] | undefined {
  const value = renamed.exec(text)?.[1]
  return value && value.split(' ').length <= 6
    ? [{ do: 'set_fact', fact: 'name', value }]
    : undefined
}

const goes =
  /(\p{L}{3,})(?:(['’])(?:[yn]?[ae])|y?[ae])\s+(?:ta[şs][ıi]n(?:d[ıi]k?|d[ıi]m|[ıi]yoruz|m[ıi][şs](?:t[ıi]r)?)|ta[şs][ıi]d[ıi][km]|ge[çc]ti[km]?|geldik)(?:\s+art[ıi]k)?[.!]*$/iu

// "Kadıköy'den Ataşehir'e taşındık". Without an apostrophe only a place we know.
function movedIn(text: string): Instruction[] | undefined {
  const found = goes.exec(text)
  if (!found) return undefined
  const [, stem, marked] = found
  const place = placeGoneTo(stem, marked !== undefined)
  return place ? [{ do: 'set_fact', fact: 'place', value: place }] : undefined
}
