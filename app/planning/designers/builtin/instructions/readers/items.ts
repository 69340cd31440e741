import { findHours } from '#planning/designers/builtin/facts/hours'
import { findPrice, type Price } from '#planning/designers/builtin/facts/money'
import { aroundPrice as aroundEnglish } from '#planning/designers/builtin/instructions/en/prices'
import { aroundPrice as aroundTurkish } from '#planning/designers/builtin/instructions/tr/prices'
import { capital } from '#planning/designers/builtin/normalise'
import { trades } from '#planning/designers/builtin/trades/all'
import type { Instruction, Target } from '#planning/designers/builtin/instructions/instruction'
import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import {
  content,
  groups,
  has,
  isMark,
  isTold,
  senseOf,
  typed,
  unknown,
  type Stretch,
} from '#planning/designers/builtin/instructions/stretch'
import { fold } from '#planning/designers/builtin/instructions/tokens'
import {
  each,
  notUnderstood,
  oneOf,
  type Reader,
} from '#planning/designers/builtin/instructions/readers/reader'
import { targetOf } from '#planning/designers/builtin/instructions/target'

const lists = ['menu', 'prices', 'services', 'packages']

/** Does this stand for what the business offers? */
export function isList({ kind, part }: Target): boolean {
  return part === 'list' || (part === undefined && lists.includes(kind ?? ''))
}

/** What the business offers: new things, gone things, and what they cost. */
export const items: Reader = (stretch) => {
  const { shape, pieces } = stretch
  if (has(pieces, 'beyond') || has(pieces, 'part', 'button')) return undefined
  if (shape.verb === 'stop_selling' || (shape.verb === 'sell' && shape.denied)) return gone(stretch)
  if (shape.verb === 'sell' && (has(shape.object, 'section') || has(shape.object, 'thing', 'font')))
    return undefined
  if (shape.verb === 'sell') return each(stretch, added(stretch, namesIn(stretch)))
  if (shape.verb === 'remove') return gone(stretch)
  if (shape.verb === 'add' || shape.verb === 'want' || shape.verb === 'put') return wanted(stretch)
  return undefined
}

/** "Croissants are £3 now", "add sourdough for £4": an item and what it costs. */
export const prices: Reader = (stretch) => {
  const { shape, pieces, text, language } = stretch
  // "15 değil 20 lira": what it no longer costs.
  const now = text.replace(/\d[\d.,]*\s*(?:TL|lira|₺)?\s+de[ğg]il[,\s]+/giu, '')
  const denied = shape.denied && now === text
  // "Drop the price of scones to 2" takes nothing away.
  const lowered = language === 'en' && shape.to.length > 0 && has(shape.object, 'section', 'prices')
  const gone = denied || (shape.verb === 'remove' && !lowered) || shape.verb === 'stop_selling'
  if (language === 'en' && !gone && free(stretch)) {
    const name = capital(typed(text, shape.object))
    return oneOf(
      stretch,
      { do: 'set_price', name, price: 'free' },
      { do: 'add_words', text: `${capital(text)}.` }
    )
  }
  if (language === 'tr' && !gone && !findPrice(now)) return barePrice(stretch)
  const joined = language === 'en' ? now.replace(apart, ' ') : now
  const priceIn = (part: string) => findPrice(part) ?? bareIn(part, stretch)
  if (
    !joined.split(/,(?!\d)\s*|;\s*/).some(priceIn) ||
    gone ||
    has(pieces, 'beyond') ||
    has(pieces, 'part', 'button')
  )
    return undefined
  const listed = shape.verb === 'put' && has([...shape.around, ...shape.to], 'section')
  const adding = shape.verb === 'add' || shape.verb === 'sell' || listed
  const all = joined
    .split(/,(?!\d)\s*|;\s*/)
    .flatMap((part) => (count(part) > 1 ? part.split(/\s(?:and|ve)\s/i) : [part]))
  // "500 TL altına kargo 50 TL": which of them is the price, nobody can say.
  if (language === 'tr' && all.some((part) => count(part) > 1)) return undefined
  const instructions = all.flatMap((part): Instruction[] => {
    const found = priceIn(part)
    if (!found) return []
    const name = nameOf(
      `${part.slice(0, found.at)} ${part.slice(found.at + found.length)}`,
      language,
      shape.verb === undefined || shape.verb === 'be'
    )
    if (!name) return []
    return adding
      ? [{ do: 'add_item', name: capital(name), price: found.text, ...sectionOf(stretch) }]
      : [{ do: 'set_price', name: capital(name), price: found.text }]
  })
  return instructions.length > 0 ? each(stretch, instructions) : notUnderstood(stretch)
}

// "Beard trim, 12 quid".
const apart = /,\s*(?=[£€$]?\d[\d.,]*\s*(?:quid|pounds?|euros?)?\s*$)/gi
const bare =
  /(?<![\p{L}\d.,:#+/-])(\d{1,3}(?:[.,]\d{2})?|[1-9]\d{3}\.\d{2})(?:\s+(?:quid|now|each|please|pls|plz|instead|a pop))*$/iu
const noPrice = [
  'part',
  'section',
  'fact',
  'font',
  'size',
  'corner',
  'layout',
  'nth',
  'beyond',
] as const

/** "Cinnamon buns 3.20": a figure at the end, where nothing but goods and their price is spoken of. */
function bareIn(part: string, { pieces, shape, language }: Stretch): Price | undefined {
  if (language !== 'en') return undefined
  const match = bare.exec(part)
  const [, sum] = match ?? []
  if (!match || !sum || !/\p{L}{3}/u.test(part)) return undefined
  const list = (piece: Piece) => lists.includes(senseOf(piece, 'section')?.what ?? '')
  const own = pieces.filter((piece) => !list(piece))
  if (noPrice.some((is) => has(own, is)) || has(own, 'thing') || has(own, 'it')) return undefined
  if (shape.verb === 'link' || shape.verb === 'rename') return undefined
  const whole = !/[.,]/.test(sum) && !(shape.verb === 'add' && /\bat\s+\S+$/i.test(part))
  if (
    whole &&
    /\b(?:no|number|room|since|in|at|until|till|from|over|about|of)\s+\S+$/i.test(
      match.input.slice(0, match.index) + sum
    )
  )
    return undefined
  return { text: sum, at: match.index, length: match[0].length }
}

// "Cake tasting is free": what it costs, or something to be said.
function free({ shape, text }: Stretch): boolean {
  const named = content(shape.object)
  return (
    shape.verb === 'be' &&
    /\bfree(?: of charge)?[.!]?$/i.test(text) &&
    named.length > 0 &&
    named.length === unknown(shape.object).length
  )
}

const alone =
  /(?<![\p{L}\d.,:\/-])(\d{1,6}(?:[.,]\d{1,2})?|ücretsiz|ucretsiz|bedava)(?![\p{L}\d:\/%-])/giu

// Figures that count something else.
const counted =
  /yoru[zm](?!\p{L})|(?<!\p{L})(?:saat|gün|yıl|yaş|kat|no|kişi|dakika|dk|km|metre|adet|masa|oda|ay|hafta|numara)\p{L}*/iu

/** "Kahve 80 oldu": a thing and one figure beside it. The figure stands as it was said. */
const barePrice: Reader = (stretch) => {
  const { shape, pieces, text, language } = stretch
  if (has(pieces, 'beyond') || !['be', 'make', 'change', undefined].includes(shape.verb))
    return undefined
  const other = (['part', 'fact', 'own', 'size', 'layout', 'place', 'nth'] as const).some((is) =>
    has(pieces, is)
  )
  const section = pieces.some(
    (piece) => senseOf(piece, 'section') && !senseOf(piece, 'section', 'prices')
  )
  const thing = pieces.some((piece) => senseOf(piece, 'thing') && !senseOf(piece, 'thing', 'price'))
  const [found, ...others] = [...text.matchAll(alone)]
  if (!found || found.index === 0 || others.length > 0 || other || section || thing)
    return undefined
  if (counted.test(text)) return undefined
  if (/^(?:19|20)\d\d$/.test(found[1]) || findHours(text, 'tr')) return undefined
  const name = nameOf(
    `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
    language,
    shape.verb === undefined || shape.verb === 'be'
  )
  if (!name || name.split(' ').length > 4) return undefined
  if (has(pieces, 'color') && !isGood(name)) return undefined
  return each(stretch, [{ do: 'set_price', name: capital(name), price: found[1] }])
}

function count(part: string): number {
  const first = findPrice(part)
  return first ? 1 + count(part.slice(first.at + first.length)) : 0
}

const around = { en: aroundEnglish, tr: aroundTurkish }

/** The thing that a price belongs to, of the words around the price. */
function nameOf(words: string, language: 'en' | 'tr', subject = false): string | undefined {
  let name = words
    .replace(/["“”«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (let round = 0; round < 3; round++) name = name.replace(around[language], '').trim()
  name = name
    .replace(/[\s:–-]+$/, '')
    .replace(/['’](?:s|ın|in|un|ün|nın|nin|nun|nün|a|e|ı|i|u|ü|yı|yi)?$/, '')
  if (language === 'tr') name = plainName(name, subject)
  return name.length >= 3 && name.split(' ').length <= 6 && /\p{L}{3}/u.test(name)
    ? name
    : undefined
}

/** "kruvasanın", "böreği", "pastayı": the thing by its plain name, one the trades know if there is one. */
function plainName(said: string, subject = false): string {
  if (isGood(said)) return said
  // "Miras davalarına bakıyoruz".
  const name = said.replace(/(?<=l[ae]r[ıi])n[ae]$/, '').replace(/(?<=[ıiuü])n[ae]$/, '')
  const softened: Record<string, string> = { ğ: 'k', b: 'p', c: 'ç', d: 't' }
  const endings = [
    /(?<=[ıiuü])n[ıiuü]$/,
    /(?<=[^aeıioöuü])[ıiuü]n$/,
    /(?<=[aeıioöuü])n[ıiuü]n$/,
    /(?<=[aeıioöuü])y[ıiuü]$/,
    /(?<=[^aeıioöuüy])[ıiuü]$/,
  ]
  const stems = endings
    .filter((ending) => ending.test(name))
    .map((ending) => name.replace(ending, ''))
  const hardened = stems.map((stem) => stem.slice(0, -1) + (softened[stem.at(-1)!] ?? stem.at(-1)))
  const known = [...stems, ...hardened].find(isGood)
  if (known) return known
  // "Pasta tadımı 80 oldu": its own name, and no object.
  if (subject && name.includes(' ') && /[^n][ıiuü]$/.test(name)) return name
  const [stem] = stems
  return stem && stem.length >= 3 ? (stem.endsWith('ğ') ? `${stem.slice(0, -1)}k` : stem) : name
}

const gone: Reader = (stretch) => {
  const { shape, text, pieces, language } = stretch
  const named =
    language === 'tr' ? shape.object.filter((piece) => !senseOf(piece, 'verb')) : shape.object
  // "Başlıktaki ünlemi sil": a word of the page, and nothing that is offered.
  const within = (piece: Piece) =>
    piece.senses.find(({ is, what }) => is === 'part' && what !== 'list') ??
    (lists.includes(senseOf(piece, 'section')?.what ?? 'menu') ? undefined : piece)
  if (language === 'tr' && shape.around.some(within)) return undefined
  // "No …" and "I don't want …" are said of much; only a word that removes takes things off a list.
  const explicit =
    stretch.language === 'tr' || shape.verb === 'stop_selling' || has(pieces, 'verb', 'remove')
  if (!explicit && !partsOf(named, text).every((name) => isGood(name))) return undefined
  if (has(named, 'section') || has(named, 'part') || has(named, 'thing') || has(named, 'fact')) {
    // "Don't do green cakes any more": only a thing that is sold has no other name here.
    if (shape.verb !== 'stop_selling') return undefined
    // "We don't do events any more": one of the things, or all that is said of them.
    const section = stretch.language === 'en' ? targetOf(named, stretch) : undefined
    if (section?.kind && !section.part && unknown(named).length === 0) {
      return oneOf(
        stretch,
        { do: 'remove_section', section },
        { do: 'remove_item', name: trimmed(named, text) }
      )
    }
  }
  const told = has(stretch.pieces, 'verb', 'remove') || shape.verb === 'stop_selling'
  const remark = named.some((piece, at) => {
    const next = named[at + 1]
    return piece.senses.length === 0 && isTold(piece) && next !== undefined && isMark(next, ',')
  })
  if (remark && stretch.language === 'tr') return undefined
  const names = partsOf(named, text)
    .filter((name) => name.split(' ').length <= 5)
    .map((name) => name.replace(/^(?:offer|do|sell|serve|make|provide|have|bake|stock)\s+/i, ''))
    .map((name) =>
      stretch.language === 'tr' ? plainName(name, shape.verb === 'stop_selling') : name
    )
  if (names.length === 0) return undefined
  // "Olmasa" and "gereksiz" take only what is surely offered.
  if (stretch.language === 'tr' && !told && !names.every(isGood)) return undefined
  return each(
    stretch,
    names.map((name): Instruction => ({ do: 'remove_item', name }))
  )
}

const wanted: Reader = (stretch) => {
  const { shape, pieces } = stretch
  const named = shape.object
  const into = [...shape.around, ...shape.to].some(
    (piece) =>
      lists.includes(senseOf(piece, 'section')?.what ?? '') || senseOf(piece, 'part', 'list')
  )
  const target = targetOf(named, stretch)
  if (target || unknown(named).length === 0) {
    const all = partsOf(named, stretch.text)
    const known = all.filter((name) => isGood(name))
    return known.length > 0 && known.length === all.length && (into || !target)
      ? each(stretch, added(stretch, known))
      : undefined
  }
  const names = namesIn(stretch)
  if (names.length === 0) return undefined
  const sold = names.every((name) => isGood(name))
  if (into || sold) return each(stretch, added(stretch, names))
  // "Add boiler repairs" names work; "add a unicorn" and "I want elephants" name nothing we have.
  const one = named.some((piece) => senseOf(piece, 'small', 'a'))
  const short = names.every((name) => name.split(' ').length <= 4)
  // What is set up, connected or mentioned is nothing that is sold.
  const listing =
    stretch.language === 'tr' ||
    pieces.some((piece) => /^(?:add|adding|include|including)$/.test(piece.tokens[0].low))
  return shape.verb === 'add' &&
    listing &&
    !one &&
    short &&
    !has(named, 'thing') &&
    !has(named, 'fact')
    ? each(stretch, added(stretch, names))
    : undefined
}

function added(stretch: Stretch, names: string[]): Instruction[] {
  return names.map((name) => ({ do: 'add_item', name: capital(name), ...sectionOf(stretch) }))
}

function sectionOf(stretch: Stretch): { section?: Target } {
  const section = targetOf([...stretch.shape.around, ...stretch.shape.to], stretch)
  return section?.kind && !section.part ? { section } : {}
}

function namesIn(stretch: Stretch): string[] {
  const { shape, text } = stretch
  return partsOf(shape.object.length > 0 ? shape.object : shape.to, text).filter(
    (name) => name.length >= 3 && name.split(' ').length <= 6
  )
}

/** The things of a list, as typed. "Wills and probate" is one thing to a lawyer. */
function partsOf(pieces: Piece[], text: string): string[] {
  const whole = trimmed(pieces, text)
  if (isGood(whole)) return [whole]
  return groups(pieces, (piece) => isMark(piece, ',') || senseOf(piece, 'and') !== undefined)
    .map((group) => trimmed(group, text))
    .filter((name) => /\p{L}{2}/u.test(name))
}

function trimmed(group: Piece[], text: string): string {
  const meant = (piece: Piece) => content([piece]).length > 0 && !senseOf(piece, 'verb', 'want')
  const first = group.findIndex(meant)
  const last = group.findLastIndex(meant)
  if (first < 0) return ''
  if (first === last && group[first].tokens[0].kind === 'quote') return group[first].tokens[0].low
  return typed(text, group.slice(first, last + 1))
}

const goods = new Set(
  trades
    .flatMap((trade) => Object.values(trade.words))
    .flatMap((words) => [...words.goods, ...words.typical])
    .map(fold)
)

/** Something a business of some trade is known to offer. */
function isGood(name: string): boolean {
  const word = fold(name)
  return goods.has(word) || goods.has(word.replace(/e?s$/, '')) || goods.has(`${word}s`)
}
