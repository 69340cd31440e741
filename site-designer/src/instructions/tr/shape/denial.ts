import type { Shape } from '#designer/instructions/stretch'
import { content, has, quoteIn, senseOf, type Piece } from '#designer/instructions/words/piece'
import type { Verb } from '#designer/instructions/words/sense'

/** Verbs that leave it to another what is to be done. */
export const weak: Verb[] = ['want', 'be']

/** What "yok", "değil", "istemiyorum" make of the verb: a removal, or that it is not to be done. */
export function deny(shape: Shape, pieces: Piece[], at: number) {
  const none = pieces.findLastIndex((piece) => senseOf(piece, 'no', 'none'))
  const not = pieces.findIndex(
    (piece, index) => index >= at && senseOf(piece, 'no', 'not') !== undefined
  )
  // "Kırmızı olsun mavi değil": the verb itself is not denied.
  const negated = not >= 0 && (at < 0 || content(pieces.slice(at + 1, not)).length === 0)
  const lacking = pieces.some(
    (piece) =>
      (senseOf(piece, 'section')?.denied || senseOf(piece, 'part', 'form')?.denied) &&
      !isFree(piece)
  )
  // "Olmasa daha iyi olur": the weak verb behind it only makes it polite.
  const polite =
    at > none && weak.includes(shape.verb!) && content(pieces.slice(none + 1, at)).length === 0
  if (none >= 0 && (none >= at || polite)) {
    // "kaldırmak istemiyorum" keeps it; "görmek istemiyorum" takes it out.
    // "Form üzerinden yazılmasını istemiyorum".
    const byForm = shape.verb === 'write' && has(pieces, 'part', 'form')
    const weakly = ['want', 'be', 'add', 'put', 'keep'].includes(shape.verb ?? '')
    // "Zemini beyaz kalmasın" takes a look away, and no section.
    const looks = (['color', 'shade', 'tone', 'size', 'weight', 'font'] as const).some((is) =>
      has(pieces, is)
    )
    if (
      looks &&
      (has(pieces, 'section') || has(pieces, 'part')) &&
      /^(?:kal|dur|gorun|ol)m/.test(pieces[none].tokens[0].low)
    )
      Object.assign(shape, { verb: 'be', denied: true })
    else if (shape.verb === undefined || weakly || byForm) {
      shape.verb = 'remove'
      shape.denied = false
    } else shape.denied = !shape.denied
  } else if (negated) shape.denied = !shape.denied
  if (shape.denied && ['add', 'put', 'want', 'be'].includes(shape.verb ?? '')) {
    // "Haritayı göstermeyin"; what is not to be added need not be there yet, and stays untouched.
    if (shape.verb !== 'be' && shape.verb !== 'add')
      Object.assign(shape, { verb: 'remove', denied: false })
  }
  // "Oda fiyatlarını yazmayın": they are not to stand there.
  if (
    shape.denied &&
    shape.verb === 'write' &&
    has(pieces, 'section') &&
    !has(pieces, 'part') &&
    !quoteIn(pieces)
  )
    Object.assign(shape, { verb: 'remove', denied: false })
  if (lacking && (shape.verb === undefined || weak.includes(shape.verb))) shape.verb = 'remove'
}

// "Ücretsiz" is a price.
function isFree(piece: Piece): boolean {
  return piece.tokens[0].low === 'ucretsiz'
}
