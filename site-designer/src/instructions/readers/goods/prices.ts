import { findPrice } from '#designer/instructions/values/money'
import * as english from '#designer/instructions/en/prices'
import { isPriceList } from '#designer/instructions/en/sentences/price_list'
import type { Instruction } from '#designer/instructions/instruction'
import { bareIn } from '#designer/instructions/readers/goods/bare_price'
import { sectionOf } from '#designer/instructions/readers/goods/items'
import { count, partsIn } from '#designer/instructions/readers/goods/price_parts'
import { nameOf, without } from '#designer/instructions/readers/goods/priced_name'
import { each, notUnderstood, oneOf, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import * as turkish from '#designer/instructions/tr/prices'
import { content, has, quoteIn, typed, unknown } from '#designer/instructions/words/piece'
import { capital } from '#designer/text/normalise'

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
