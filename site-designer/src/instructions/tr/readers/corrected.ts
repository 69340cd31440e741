import type { Clause } from '#designer/instructions/instruction'
import { each, type Reader } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import {
  has,
  isMark,
  isQuote,
  senseOf,
  typed,
  type Piece,
} from '#designer/instructions/words/piece'

// Folded. What stands there: "… yazmışsınız", "… yazan yere", "… yazıyor".
const standing =
  /^(?:yaz(?:m[iu]s(?:s[iu]n(?:[iu]z)?)?|[iu]lm[iu]s|[iu]yor|[iu]l[iu]|an|[iu]lan)|dem[iu]s(?:s[iu]n(?:[iu]z)?)?|diyor)$/
const word =
  /^(?:kelime|laf|tabir|deyim|ibare|sozcug|sozcuk|ifade|soz|cumle)(?:[iu]|s[iu])(?:n[iu])?$/
const outside =
  /^(?:yanlis|hatali|diye|yer(?:l[ae]r)?(?:[ei]|d[ae]|[iu])|yerine|onun|olarak|dogrusu|ama|artik|lutfen|olacak|olacakti|olmali|olmaliydi|olsun|seklinde|ile|la|le)$/
const asked = ['write', 'be', 'change', 'make', 'replace', 'put']

/** "Rezervsyon yazmışsınız, rezervasyon olacak", "ucuz kelimesini sil": words for other words. */
export const corrected: Reader = (stretch) => {
  const { pieces, text, language } = stretch
  if (language !== 'tr' || pieces.some(isQuote)) return undefined
  const colon = pieces.findIndex((piece) => isMark(piece, ':'))
  if (colon >= 0) return contrasted(stretch, pieces.slice(colon + 1))
  const at = pieces.findIndex(
    (piece, index) => index > 0 && (standing.test(lowOf(piece)) || word.test(lowOf(piece)))
  )
  if (at < 1 || standing.test(lowOf(pieces[0]))) return undefined
  const from = trimmed(pieces.slice(0, at))
  const behind = pieces.slice(at + 1)
  const to = trimmed(upToVerb(behind))
  // "Başlık yanlış yazılmış": of what stands there nothing is said.
  if (from.length === 0 || from.length > 8 || from.some(isWrong)) return undefined
  const old = typed(text, from)
  const verb = behind.findLast((piece) => senseOf(piece, 'verb'))
  if (word.test(lowOf(pieces[at])) && to.length === 0 && verb && has([verb], 'verb', 'remove'))
    return each(stretch, [{ do: 'replace_words', from: old, to: '' }])
  const sought =
    verb && asked.includes(senseOf(verb, 'verb')!.what) && !senseOf(verb, 'verb')!.denied
  if (!sought || to.length === 0 || to.length > 8) return undefined
  if (word.test(lowOf(pieces[at])) && !/^(?:yap|yaz|degis|cevir|ol)/.test(lowOf(verb)))
    return undefined
  const fresh = typed(text, to).replace(/['’](?:la|le|yla|yle|a|e|ya|ye)$/u, '')
  return each(stretch, [{ do: 'replace_words', from: old, to: fresh }])
}

// "Yazım hatası: Kuafor değil Kuaför".
function contrasted(stretch: Stretch, pieces: Piece[]): Clause[] | undefined {
  const not = pieces.findIndex((piece) => /^degil$/.test(lowOf(piece)))
  if (not < 1 || !/(?:yaz[ıi]m|hata|yanl[ıi][şs])/iu.test(stretch.text)) return undefined
  const from = trimmed(pieces.slice(0, not))
  const to = trimmed(upToVerb(pieces.slice(not + 1)))
  if (from.length === 0 || to.length === 0) return undefined
  return each(stretch, [
    { do: 'replace_words', from: typed(stretch.text, from), to: typed(stretch.text, to) },
  ])
}

const lowOf = (piece: Piece) => piece.tokens.at(-1)!.low

const isWrong = (piece: Piece) => /^(?:yanlis|hatali|eksik)$/.test(lowOf(piece))

function upToVerb(pieces: Piece[]): Piece[] {
  const verb = pieces.findLastIndex((piece) => senseOf(piece, 'verb'))
  return verb < 0 ? pieces : pieces.slice(0, verb)
}

/** The words themselves, without what leads to them and where they stand: "butonda …". */
function trimmed(pieces: Piece[]): Piece[] {
  const idle = (piece: Piece) =>
    isMark(piece) ||
    outside.test(lowOf(piece)) ||
    senseOf(piece, 'part')?.case === 'loc' ||
    senseOf(piece, 'section')?.case === 'loc'
  const first = pieces.findIndex((piece) => !idle(piece))
  const last = pieces.findLastIndex((piece) => !idle(piece))
  return first < 0 ? [] : pieces.slice(first, last + 1)
}
