import { has, senseOf, type Piece } from '#designer/instructions/words/piece'

/** "Çok soluk", "soğuk duruyor": how it is, and not how it is to be. */
export function isComplaint(pieces: Piece[], at: number): boolean {
  // "Çok küçük" stands in the vocabulary as what it asks for.
  if (/^(?:cok|fazla)$/.test(pieces[at].tokens[0].low)) return false
  if (isDescribed(pieces, at)) return true
  const before = pieces[at - 1]
  const after = pieces[at + 1]?.tokens[0].low ?? ''
  if (
    /^(?:duruyor|gorunuyor|geliyor|olmus|kalmis|kaliyor|oluyor|bu|geldi|kacmis|kacti)$/.test(after)
  )
    return true
  const wished = /^(?:olsun|olmali|olabilir|yap|olsa|istiyor|isterim)/.test(after)
  return before !== undefined && senseOf(before, 'degree', 'too') !== undefined && !wished
}

const somewhat =
  /^(?:a bit|bit|a little|little|rather|quite|so|very|really|somewhat|pretty|terribly|awfully|overly|far|way)$/

// "It is a bit loud": English says so with a word between, and asks for a comparative.
function isDescribed(pieces: Piece[], at: number): boolean {
  const words = (piece?: Piece) => piece?.tokens.map(({ low }) => low).join(' ') ?? ''
  let first = at
  while (somewhat.test(words(pieces[first - 1]))) first--
  const is = /^(?:is|are|its|looks?|feels?|seems?|sounds?)$/.test(words(pieces[first - 1]))
  return first < at && is && !/er$/.test(words(pieces[at]))
}

/** "Too …", "less …": the other way. */
export function turnsBack(pieces: Piece[]): boolean {
  return has(pieces, 'degree', 'too') || has(pieces, 'degree', 'less')
}

const toldOf = /(?:[iu]yor(?:l[ae]r)?|m[iu]s(?:s[iu]n[iu]z)?|[dt][iu](?:l[ae]r|[mk]|n[iu]z)?)$/

/** Turkish: a verb that tells how it is or was ("olmuş", "gidiyor") and asks for nothing. */
export function isTold(piece: Piece): boolean {
  return toldOf.test(piece.tokens.at(-1)!.low)
}
