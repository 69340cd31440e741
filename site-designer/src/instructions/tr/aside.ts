import { has, isMark, senseOf, type Piece } from '#designer/instructions/words/piece'

// Folded. What someone else does or what has happened: "kimse okumuyor", "o boştu", "üstünde o var".
const told =
  /(?:[iu]yor(?:l[ae]r|du)?|[eiau]c[ae]k(?:l[ae]r)?|[iu]yor[iu][mz]|[ae]y[iu]m|m[iu]ss[iu]n(?:[iu]z)?|[dt][iu]n[iu]z|[aeiu]?[bcdfghjklmnprstvyz]d[iu]|[aeiu]d[iu]|[fhkpst]t[iu]|m[iu]s|m[ae]d[iu][mk]?|[dt][ae]y[iu][mz]|yordu)$/
const toldWords =
  /^(?:var|yok|gorunur|olur|gelir|gider|sever|seviyor|okunur|begenmez|bakmaz|bilir|begenmedim|bitti|kapandi)$/

/**
 * A remark that gives the reason for the wish beside it, and asks for nothing: it tells something of
 * other people or of the past, and names nothing on the page.
 */
export function isAside(pieces: Piece[]): boolean {
  const named = (['section', 'fact', 'beyond', 'color', 'font'] as const).some((is) =>
    has(pieces, is)
  )
  const said = pieces.filter((piece) => !isMark(piece) && !isAround(piece))
  const last = said.at(-1)?.tokens.at(-1)?.low
  // "… ki herkes görsün".
  if (pieces[0]?.tokens[0].low === 'ki') return true
  // "Biz işe göre fiyat veriyoruz": what the business does names nothing on the page.
  const ownDeed = last !== undefined && /(?:[iu]yor[iu][mz]|[ae]y[iu]m)$/.test(last)
  // "Alkol servisimiz yok", "yazısı çok resmi duruyor": how it is.
  const lacking =
    /^(?:var|yok)$/.test(last ?? '') &&
    said.some((piece) => /m[iu]z$/.test(piece.tokens.at(-1)!.low))
  const seems =
    /^(?:duruyor|gorunuyor|geliyor|olmus|kalmis|kacmis)$/.test(last ?? '') && has(pieces, 'degree')
  // "Adres zaten yazıyor".
  const already = pieces.some((piece) => piece.tokens[0].low === 'zaten')
  const over = /^(?:bitti|doldu|gecti|kapandi)$/.test(last ?? '')
  // "Adresimiz değişti, …".
  const outdated =
    /^(?:degis(?:ti|mis|mistir)|yenilendi|eskidi)$/.test(last ?? '') && has(pieces, 'fact')
  if (outdated || lacking || seems || over || (already && told.test(last ?? ''))) return true
  if (last === undefined || (named && !ownDeed)) return false
  const praised = pieces.some((piece) => /^(?:iyi|guzel|hos|kotu)$/.test(piece.tokens[0].low))
  if (has(pieces, 'part') && !(praised && toldWords.test(last))) return false
  // "İnsanlar önce kahveyi görsün".
  const people = /^(?:insanlar|musteriler|millet|herkes|gelenler|kimse)$/
  const theirs =
    said.some((piece) => people.test(piece.tokens[0].low)) && /s[iu]n(?:l[ae]r)?$/.test(last)
  return theirs || told.test(last) || toldWords.test(last)
}

function isAround(piece: Piece): boolean {
  return (
    senseOf(piece, 'small', 'please') !== undefined ||
    senseOf(piece, 'own') !== undefined ||
    senseOf(piece, 'it') !== undefined
  )
}
