import { findPrice } from '#planning/designers/builtin/facts/money'
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
  senseOf,
  typed,
  unknown,
  type Stretch,
} from '#planning/designers/builtin/instructions/stretch'
import { fold } from '#planning/designers/builtin/instructions/tokens'
import {
  each,
  notUnderstood,
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
  if (shape.verb === 'sell' && has(shape.object, 'section')) return undefined
  if (shape.verb === 'sell') return each(stretch, added(stretch, namesIn(stretch)))
  if (shape.verb === 'remove') return gone(stretch)
  if (shape.verb === 'add' || shape.verb === 'want' || shape.verb === 'put') return wanted(stretch)
  return undefined
}

/** "Croissants are £3 now", "add sourdough for £4": an item and what it costs. */
export const prices: Reader = (stretch) => {
  const { shape, pieces, text, language } = stretch
  const gone = shape.denied || shape.verb === 'remove' || shape.verb === 'stop_selling'
  if (!findPrice(text) || gone || has(pieces, 'beyond') || has(pieces, 'part', 'button'))
    return undefined
  const listed = shape.verb === 'put' && has([...shape.around, ...shape.to], 'section')
  const adding = shape.verb === 'add' || shape.verb === 'sell' || listed
  const all = text
    .split(/,(?!\d)\s*|;\s*/)
    .flatMap((part) => (count(part) > 1 ? part.split(/\s(?:and|ve)\s/i) : [part]))
  const instructions = all.flatMap((part): Instruction[] => {
    const found = findPrice(part)
    if (!found) return []
    const name = nameOf(
      `${part.slice(0, found.at)} ${part.slice(found.at + found.length)}`,
      language
    )
    if (!name) return []
    return adding
      ? [{ do: 'add_item', name: capital(name), price: found.text, ...sectionOf(stretch) }]
      : [{ do: 'set_price', name: capital(name), price: found.text }]
  })
  return instructions.length > 0 ? each(stretch, instructions) : notUnderstood(stretch)
}

function count(part: string): number {
  const first = findPrice(part)
  return first ? 1 + count(part.slice(first.at + first.length)) : 0
}

const around = { en: aroundEnglish, tr: aroundTurkish }

/** The thing that a price belongs to, of the words around the price. */
function nameOf(words: string, language: 'en' | 'tr'): string | undefined {
  let name = words
    .replace(/["“”«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (let round = 0; round < 3; round++) name = name.replace(around[language], '').trim()
  name = name
    .replace(/[\s:–-]+$/, '')
    .replace(/['’](?:s|ın|in|un|ün|nın|nin|nun|nün|a|e|ı|i|u|ü|yı|yi)?$/, '')
  if (language === 'tr') name = plainName(name)
  return name.length >= 3 && name.split(' ').length <= 6 && /\p{L}{3}/u.test(name)
    ? name
    : undefined
}

/** "kruvasanın", "böreği", "pastayı": the thing by its plain name, one the trades know if there is one. */
function plainName(name: string): string {
  if (isGood(name)) return name
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
  const [stem] = stems
  return stem && stem.length >= 3 ? (stem.endsWith('ğ') ? `${stem.slice(0, -1)}k` : stem) : name
}

const gone: Reader = (stretch) => {
  const { shape, text } = stretch
  const named = shape.object
  if (has(named, 'section') || has(named, 'part') || has(named, 'thing') || has(named, 'fact')) {
    // "Don't do green cakes any more": only a thing that is sold has no other name here.
    if (shape.verb !== 'stop_selling') return undefined
  }
  const names = partsOf(named, text)
    .filter((name) => name.split(' ').length <= 5)
    .map((name) => name.replace(/^(?:offer|do|sell|serve|make|provide|have|bake|stock)\s+/i, ''))
    .map((name) => (stretch.language === 'tr' ? plainName(name) : name))
  if (names.length === 0) return undefined
  return each(
    stretch,
    names.map((name): Instruction => ({ do: 'remove_item', name }))
  )
}

const wanted: Reader = (stretch) => {
  const { shape } = stretch
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
  return shape.verb === 'add' && !one && short && !has(named, 'thing') && !has(named, 'fact')
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
