import { findHours } from '#designer/instructions/values/hours/hours'
import type { Price } from '#designer/instructions/values/money'
import * as english from '#designer/instructions/en/prices'
import { isPriceList } from '#designer/instructions/en/sentences/price_list'
import { isGood, lists } from '#designer/instructions/readers/goods/goods'
import { nameOf, without } from '#designer/instructions/readers/goods/priced_name'
import type { Stretch } from '#designer/instructions/stretch'
import * as turkish from '#designer/instructions/tr/prices'
import { has, senseOf } from '#designer/instructions/words/piece'
import type { Category } from '#designer/instructions/words/sense'

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
export function bareIn(part: string, stretch: Stretch): Price | undefined {
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
