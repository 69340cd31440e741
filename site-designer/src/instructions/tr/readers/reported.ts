import { each, type Reader } from '#designer/instructions/readers/reader'
import { asSaid, isReported } from '#designer/instructions/tr/told'
import {
  content,
  has,
  isMark,
  isQuote,
  senseOf,
  typed,
  type Piece,
} from '#designer/instructions/words/piece'
import { capital } from '#designer/text/normalise'

// "Montaj da yapıyoruz yazın": a sentence as it is to stand there.
const exists = /^(?:var|yok)$|(?:[iu]yor[iu][mz]|[ae]r[iu]z)$/
const stated = /(?:[iu]yor[iu][mz]|[ae]r[iu]z|v[ae]r)$/

const lowOf = (piece: Piece) => piece.tokens.map(({ low }) => low).join(' ')

/** "Evde servis verdiğimizi belirtin": what people are to be told. */
export const reported: Reader = (stretch) => {
  const { shape, pieces, text, language } = stretch
  if (language !== 'tr' || shape.denied || pieces.some(isQuote)) return undefined
  if (!['write', 'add', 'other'].includes(shape.verb ?? '')) return undefined
  const verb = pieces.findLastIndex((piece) => {
    const does = senseOf(piece, 'verb')
    return does !== undefined && does.what === shape.verb
  })
  const said = pieces.slice(0, verb)
  // "Engelli girişimiz var, bunu da yazın".
  const it = said.findLastIndex((piece) => senseOf(piece, 'it'))
  const told = said
    .slice(0, Math.max(0, it))
    .filter((piece, index) => index < it - 1 || !isMark(piece))
  const pointed = told.length > 1 && content(said.slice(it)).length === 0
  if (pointed && exists.test(told.at(-1)!.tokens[0].low))
    return each(stretch, [{ do: 'add_words', text: `${capital(typed(text, told), 'tr')}.` }])
  const last = content(said.filter((piece) => !isMark(piece))).at(-1) ?? said.at(-1)
  const word = last?.tokens.at(-1)
  if (!last || !word) return undefined
  // "Wifi bedava, yaz bir yere".
  const named = (['section', 'part', 'fact'] as const).some((is) => has(said, is))
  const free = said.filter((piece) => !isMark(piece))
  const somewhere = pieces
    .slice(verb)
    .some((piece) => /^bir? yer(?:l[ae]r)?[ae]$/.test(lowOf(piece)))
  if (somewhere && !named && !isReported(word.text) && free.length > 1 && shape.verb === 'write')
    return each(stretch, [{ do: 'add_words', text: `${capital(typed(text, free), 'tr')}.` }])
  const finite = shape.verb === 'write' && stated.test(word.low) && said.at(-1) === last
  if ((!isReported(word.text) && !finite) || has(said, 'question')) return undefined
  const from = said.findIndex((piece) => !isMark(piece) && !has([piece], 'small', 'please'))
  const words = typed(text, said.slice(Math.max(0, from), said.indexOf(last) + 1))
    .replace(/^bir yer(?:de|e)\s+/i, '')
    .replace(/^(?:sitede|sayfada|siteye|sayfaya)\s+/i, '')
  const sentence = finite ? words : asSaid(words)
  if (!/\s/.test(sentence)) return undefined
  return each(stretch, [{ do: 'add_words', text: `${capital(sentence, 'tr')}.` }])
}
