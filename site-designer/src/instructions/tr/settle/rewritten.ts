import { isTold } from '#designer/instructions/words/complaint'
import {
  content,
  has,
  inCase,
  isMark,
  senseOf,
  type Piece,
} from '#designer/instructions/words/piece'
import { qualified } from '#designer/instructions/words/qualities'

/**
 * "Başlığı değiştir, Taze ekmek yaz": where the new words begin, if one wish says that a text is to
 * change and what it is to be; otherwise -1.
 */
export function newWordsAt(pieces: Piece[]): number {
  const change = pieces.findIndex((piece) => senseOf(piece, 'verb', 'change') && !isTold(piece))
  if (change < 1 || !isOneText(pieces.slice(0, change))) return -1
  const at = pieces.findIndex(
    (piece, index) => index > change && !isMark(piece) && !has([piece], 'and')
  )
  const behind = pieces.slice(Math.max(0, at)).filter((piece) => !isMark(piece))
  const verb = behind.findLast((piece) => !senseOf(piece, 'small', 'please'))
  const words = behind.slice(0, verb ? behind.indexOf(verb) : 0)
  if (at < 0 || !verb || words.length === 0) return -1
  const written = has([verb], 'verb', 'write')
  const becomes = has([verb], 'verb', 'be') || has([verb], 'verb', 'make')
  const capital = /^\p{Lu}/u.test(words[0].tokens[0].text)
  const plain = written && !has(words, 'verb') && isText(words)
  const said = capital && (written || (becomes && !namesPage(words[0])))
  return plain || said ? at : -1
}

/** The same without the words that only lead to the new ones. */
export function withoutChange(pieces: Piece[]): Piece[] {
  const at = newWordsAt(pieces)
  const change = pieces.findIndex((piece) => senseOf(piece, 'verb', 'change'))
  return at < 0 ? pieces : [...pieces.slice(0, change), ...pieces.slice(at)]
}

function isOneText(pieces: Piece[]): boolean {
  const named = (has(pieces, 'part') || has(pieces, 'fact')) && !has(pieces, 'and')
  return named && content(pieces).every(({ senses }) => senses.length > 0)
}

// "Kırmızı", "altına Taze ekmek", "büyük harfle", "daha çarpıcı bir şey": how, where or of what sort.
function isText(words: Piece[]): boolean {
  const beside = words.some(
    (piece) => namesPage(piece) && inCase(piece, 'acc', 'dat', 'loc', 'gen', 'ins')
  )
  const open =
    has(words, 'degree') || words.some(({ tokens: [{ low }] }) => /^(?:bir|bi|sey)/.test(low))
  const how = /l[ae]$/.test(words.at(-1)!.tokens.at(-1)!.low)
  return !beside && !open && !how && !words.every((piece) => qualified([piece]))
}

function namesPage(piece: Piece): boolean {
  return (['section', 'part', 'thing', 'place'] as const).some((is) => senseOf(piece, is))
}
