import { findHours } from '#planning/designers/builtin/facts/hours'
import { findPrice, type Price } from '#planning/designers/builtin/facts/money'
import * as english from '#planning/designers/builtin/instructions/en/prices'
import { isPriceList } from '#planning/designers/builtin/instructions/en/sentences'
import type { Instruction } from '#planning/designers/builtin/instructions/instruction'
import { isGood, lists, plainName } from '#planning/designers/builtin/instructions/readers/goods'
import { sectionOf } from '#planning/designers/builtin/instructions/readers/items'
import {
  each,
  notUnderstood,
  oneOf,
  type Reader,
} from '#planning/designers/builtin/instructions/readers/reader'
import type { Category } from '#planning/designers/builtin/instructions/sense'
import {
  content,
  has,
  quoteIn,
  senseOf,
  typed,
  unknown,
  type Stretch,
} from '#planning/designers/builtin/instructions/stretch'
import * as turkish from '#planning/designers/builtin/instructions/tr/prices'
import { capital } from '#planning/designers/builtin/normalise'

/** "Croissants are £3 now", "add sourdough for £4": an item and what it costs. */
export const prices: Reader = (stretch) => {
  const { shape, pieces, text, language } = stretch
  // "15 değil 20 lira": what it no longer costs.
  const now =
    language === 'en'
      ? text
          .replace(english.heading, '')
          .replace(english.into, '')
          .replace(english.beforePrice, '')
          .replace(english.apart, ' ')
      : turkish.withItsPrice(text.replace(turkish.beforePrice, ''))
  const denied = shape.denied && now === text
  // "Cut 30, colour 75": nothing is cut in it.
  const listing = language === 'en' && isPriceList(text) && !has(pieces, 'part')
  // "Drop the price of scones to 2" takes nothing away.
  const lowered =
    language === 'en'
      ? shape.to.length > 0 && has(shape.object, 'section', 'prices')
      : turkish.raised.test(text)
  if (denied || (shape.verb === 'remove' && !lowered && !listing) || shape.verb === 'stop_selling')
    return undefined
  if (has(pieces, 'beyond') || has(pieces, 'part', 'button')) return undefined
  if (language === 'en' && free(stretch)) {
    return oneOf(
      stretch,
      { do: 'set_price', name: capital(typed(text, shape.object)), price: 'free' },
      { do: 'add_words', text: `${capital(text)}.` }
    )
  }
  if (language === 'tr' && turkish.byHowMuch.test(text)) return notUnderstood(stretch)
  // "Up by two pounds": from what, nobody said.
  if (
    language === 'en' &&
    /\b(?:up|down|more|less|raised?|increased?|lower(?:ed)?) by\b/i.test(now)
  )
    return notUnderstood(stretch)
  const parts = partsIn(now, language)
  // "500 TL altına kargo 50 TL": which of them is the price, nobody can say.
  if (language === 'tr' && parts.some((part) => count(part) > 1)) return undefined
  const listed =
    shape.verb === 'put' &&
    (has([...shape.around, ...shape.to], 'section') || /^yerine\s/iu.test(text))
  // "Menüde kek eksik, dilimi 110 TL".
  const missing = language === 'tr' && shape.verb === 'want'
  const adding =
    shape.verb === 'add' ||
    shape.verb === 'sell' ||
    listed ||
    (language === 'en' &&
      /^(?:we have |there(?:['’]s| is) )?(?:an? )?new(?: (?:on|in|to)\b|[^,:\d]*:)/i.test(text)) ||
    (language === 'tr' && turkish.enters.test(text)) ||
    missing
  const subject = shape.verb === undefined || shape.verb === 'be'
  // `Listeye "tuval baskı" 600 TL olarak girsin`: its name stands in quotes.
  const isTurkish = language === 'tr'
  const quoted = isTurkish && parts.length === 1 ? quoteIn(pieces) : undefined
  const instructions = parts.flatMap((part): Instruction[] => {
    const price = findPrice(part) ?? bareIn(part, stretch)
    const name =
      price && (quoted ?? nameOf(without(part, price), language, subject, adding && isTurkish))
    if (!name) return []
    return adding
      ? [{ do: 'add_item', name: capital(name), price: price.text, ...sectionOf(stretch) }]
      : [{ do: 'set_price', name: capital(name), price: price.text }]
  })
  if (instructions.length > 0) return each(stretch, instructions)
  if (!parts.some(findPrice)) return undefined
  // "I charge £6.50 an hour": a price of nothing that is named.
  if (language === 'tr' || !has(pieces, 'own')) return notUnderstood(stretch)
  const words = { do: 'add_words', text: `${capital(text)}.` } as const
  return oneOf(stretch, words, { ...words, section: { kind: 'prices', words: 'prices' } })
}

/** A list of prices, one by one: "haircut £25, beard £15", "haircut £25 beard £15". */
function partsIn(text: string, language: 'en' | 'tr'): string[] {
  return text.split(/,(?!\d)\s*|;\s*/).flatMap((part) => {
    const several = count(part) > 1
    const parts = several ? part.split(/\s(?:and|ve)\s/i) : [part]
    return parts.flatMap(language === 'en' ? english.pricesApart : turkish.pricesApart)
  })
}

function count(part: string): number {
  const first = findPrice(part)
  return first ? 1 + count(part.slice(first.at + first.length)) : 0
}

const without = (part: string, { at, length }: Price) =>
  `${part.slice(0, at)} ${part.slice(at + length)}`

const elsewhere: Category[] = ['part', 'fact', 'size', 'layout', 'nth', 'beyond']
const bare = {
  en: {
    figure: english.bareFigure,
    also: ['font', 'corner', 'it'] as Category[],
    verb: ({ shape }: Stretch) => shape.verb !== 'link' && shape.verb !== 'rename',
    counts: english.countsElse,
  },
  tr: {
    figure:
      /(?<![\p{L}\d.,:\/-])(\d{1,6}(?:[.,]\d{1,2})?|ücretsiz|ucretsiz|bedava)(?![\p{L}\d:\/%-])/giu,
    also: ['own', 'place'] as Category[],
    verb: ({ shape }: Stretch) => ['be', 'make', 'change', 'other', undefined].includes(shape.verb),
    counts: (part: string) =>
      turkish.counted.test(part) ||
      /(?<!\d)(?:19|20)\d\d(?!\d)/.test(part) ||
      findHours(part, 'tr') !== undefined,
  },
}

/** "Cinnamon buns 3.20", "kahve 80 oldu": one figure beside a thing, where nothing else is spoken of. */
function bareIn(part: string, stretch: Stretch): Price | undefined {
  const { pieces, language } = stretch
  const { figure, also, verb, counts } = bare[language]
  const [found, ...others] = part.matchAll(figure)
  if (!found || found.index === 0 || others.length > 0) return undefined
  const price = { text: found[1], at: found.index, length: found[0].length }
  if (language === 'en' && isPriceList(stretch.text) && !has(pieces, 'part')) return price
  if (!/\p{L}{3}/u.test(part) || !verb(stretch) || counts(part, stretch)) return undefined
  const own = pieces.filter((piece) => !lists.includes(senseOf(piece, 'section')?.what ?? ''))
  if ([...elsewhere, ...also].some((is) => has(own, is)) || has(own, 'section')) return undefined
  if (own.some((piece) => senseOf(piece, 'thing') && !senseOf(piece, 'thing', 'price')))
    return undefined
  if (language === 'en') return price
  const name = nameOf(without(part, price), 'tr', stretch.shape.verb !== 'make')
  const strange = !name || name.split(' ').length > 4 || (has(pieces, 'color') && !isGood(name))
  return strange ? undefined : price
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

const around = { en: english.aroundPrice, tr: turkish.aroundPrice }

/** The thing that a price belongs to, of the words around the price. */
function nameOf(
  words: string,
  language: 'en' | 'tr',
  subject: boolean,
  fresh = false
): string | undefined {
  let name = words
    .replace(/["“”«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const typedName = name
  for (let round = 0; round < 3; round++) name = name.replace(around[language], '').trim()
  // "Cut 30" is a cut.
  if (language === 'en' && !name) name = typedName
  name = name
    .replace(/[\s:–-]+$/, '')
    .replace(/['’](?:s|ın|in|un|ün|nın|nin|nun|nün|a|e|ı|i|u|ü|yı|yi)?$/, '')
    .trim()
  // "Kazandibi koy 95 TL": what is new stands in no case.
  const plain = language === 'tr' ? plainName(name, subject) : name
  if (
    language === 'tr' &&
    !(fresh && !isGood(plain.split(' ').at(-1)!) && !/y[ıiuü]$/iu.test(name))
  )
    name = plain
  if (language === 'en' && english.noName.test(name)) return undefined
  return name.length >= 3 && name.split(' ').length <= 6 && /\p{L}{3}/u.test(name)
    ? name
    : undefined
}
