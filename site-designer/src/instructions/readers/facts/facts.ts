import { spokenHours } from '#designer/instructions/en/facts'
import type { FactName, Instruction } from '#designer/instructions/instruction'
import { hoursWords } from '#designer/instructions/readers/facts/hours_words'
import { name } from '#designer/instructions/readers/facts/name'
import { spoken } from '#designer/instructions/readers/facts/spoken_fact'
import { trade } from '#designer/instructions/readers/facts/trade'
import { addressIn, placeIn } from '#designer/instructions/readers/facts/whereabouts'
import { each, type Reader } from '#designer/instructions/readers/reader'
import { tellsWeek } from '#designer/instructions/tr/news/week'
import { findHours } from '#designer/instructions/values/hours/hours'
import { findReach } from '#designer/instructions/values/reach'
import { findSince } from '#designer/instructions/values/since'
import { has, senseOf } from '#designer/instructions/words/piece'

/** Facts of the business, each by what it looks like. */
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
  add('since', findSince(text, language))
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
