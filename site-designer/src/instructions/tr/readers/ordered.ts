import { each, type Reader } from '#designer/instructions/readers/reader'
import { whole } from '#designer/instructions/readers/sections/places'
import { targetOf } from '#designer/instructions/target'
import { has, isQuote, senseOf } from '#designer/instructions/words/piece'

/** "Önce hakkımızda gelsin, ekip ondan sonra": which of two sections comes before the other. */
export const ordered: Reader = (stretch) => {
  const { pieces, shape, language } = stretch
  const words = pieces.map((piece) => piece.tokens.at(-1)!.low)
  const later = words.findIndex((word) => /^sonra(?:s[iu]nda|da)?$/.test(word))
  const lead = pieces.findIndex((piece) => senseOf(piece, 'section'))
  const starts = pieces
    .slice(0, Math.max(0, lead))
    .some((piece) => /^(?:once|ilk|en|basta)$/.test(piece.tokens[0].low))
  if (language !== 'tr' || !starts || later < 0 || shape.denied) return undefined
  const sections = pieces.filter((piece) => senseOf(piece, 'section'))
  if (
    sections.length !== 2 ||
    (shape.verb !== undefined && later < pieces.indexOf(sections[1])) ||
    has(pieces, 'part') ||
    pieces.some(isQuote)
  )
    return undefined
  const [first, second] = sections.map((piece) => whole(targetOf([piece], stretch)!))
  if (first.kind === second.kind) return undefined
  return each(stretch, [
    { do: 'move_section', section: first, to: { where: 'before', section: second } },
  ])
}
