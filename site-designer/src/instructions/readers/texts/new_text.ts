import type { Stretch } from '#designer/instructions/stretch'
import { targetOf } from '#designer/instructions/target'
import { isTold } from '#designer/instructions/words/complaint'
import {
  content,
  has,
  isMark,
  quoteIn,
  senseOf,
  typed,
  unknown,
  type Piece,
} from '#designer/instructions/words/piece'
import { qualified } from '#designer/instructions/words/qualities'

/** The new text: in quotes, or the free words that stand where a new text stands. */
export function valueOf(stretch: Stretch): string | undefined {
  const { shape, pieces, text: all, language } = stretch
  const quote = quoteIn(pieces)
  if (quote) return quote
  if (language === 'tr' && has(shape.to, 'next')) return undefined
  // "Başlığı ve butonu değiştir, Merhaba yaz": of two things none is the one that is meant.
  if (language === 'tr' && has(shape.to.slice(0, 1), 'and')) return undefined
  // "Yazılar minik, büyüt" says how, and not what.
  const how = pieces.some((piece) => senseOf(piece, 'verb', 'make') && qualified([piece]))
  if (language === 'tr' && how) return undefined
  // "Başlığı büyük harfle yaz".
  const lettered = /(?:harf(?:ler)?(?:le|i)|punto(?:yla|lu)?|fontla|renk(?:le|te))\s*$/iu
  if (language === 'tr' && shape.value && lettered.test(shape.value)) return undefined
  // "Başlık olmamış, değiştirin" tells what is wrong with it.
  const last = shape.to.at(-1)
  const told = shape.verb === 'change' && last !== undefined && isTold(last)
  if (language === 'tr' && told && /^\p{Ll}/u.test(last.tokens[0].text)) return undefined
  // "Butona basınca bizi arasın": without a verb and a colon no text is told apart.
  const colon = pieces.some((piece) => isMark(piece, ':'))
  if (language === 'tr' && shape.verb === undefined && !colon) return undefined
  if (shape.verb === 'write' || language === 'tr') {
    const free = shape.to.length > 0 || language === 'en' ? shape.value : undefined
    return free && isText(shape.verb === 'write' && language === 'en' ? pieces : shape.to)
      ? tidy(free)
      : undefined
  }
  // "Use Fresh fish daily as the headline".
  const named = shape.verb === 'use' && targetOf(shape.to, stretch)?.part
  if (named && unknown(shape.to).length === 0 && unknown(shape.object).length > 0)
    return tidy(typed(all, shape.object))
  if (shape.to.length > 0) return isText(shape.to) && shape.value ? tidy(shape.value) : undefined
  // "Make the title Fresh bread daily", "call the gallery Our work".
  if (shape.verb === 'make' || shape.verb === 'rename') {
    const rest = afterName(shape.object)
    return rest && isText(rest) ? tidy(typed(all, rest)) : undefined
  }
  return undefined
}

/** What follows the name of a thing: up to the first free or capital word. */
function afterName(pieces: Piece[]): Piece[] | undefined {
  const start = pieces.findIndex(
    (piece) => senseOf(piece, 'part') ?? senseOf(piece, 'section') ?? senseOf(piece, 'it')
  )
  if (start < 0) return undefined
  const end = pieces.findIndex(
    (piece, at) =>
      at > start && (piece.senses.length === 0 || /^\p{Lu}/u.test(piece.tokens[0].text))
  )
  return end < 0 ? undefined : pieces.slice(end)
}

// A text has words of its own; "bigger", "to red" and "to the top" are no texts.
function isText(pieces: Piece[]): boolean {
  const free = unknown(pieces)
  const known = content(pieces).filter((piece) => piece.senses.length > 0)
  const looks = known.filter((piece) =>
    [
      'color',
      'shade',
      'size',
      'mood',
      'weight',
      'align',
      'length',
      'font',
      'font_class',
      'corner',
      'layout',
      'surface',
      'tone',
    ].some((is) => senseOf(piece, is as 'color'))
  )
  return free.length > 0 || (known.length > 0 && looks.length === 0)
}

function tidy(value: string): string {
  return value.replace(/^[\s:,]+|[\s,;]+$/g, '').replace(/^(?:say|read|be)\s+/i, '')
}

// "The second paragraph is nonsense" says what it is, and not what it is to say.
export function isOpinion({ text, pieces, language, shape }: Stretch, value: string): boolean {
  const spoken = quoteIn(pieces) !== undefined || pieces.some((piece) => isMark(piece, ':'))
  const is =
    /\b(?:is|are|looks?|seems?|feels?|sounds?)\b/i.test(text) &&
    !/\b(?:should|must|needs?|has|have|ought|could|say|read)\b/i.test(text)
  return language === 'en' && shape.verb === 'be' && is && !spoken && /^\p{Ll}/u.test(value)
}
