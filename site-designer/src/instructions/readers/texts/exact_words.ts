import type { Instruction } from '#designer/instructions/instruction'
import { isList } from '#designer/instructions/readers/goods/goods'
import { each, oneOf, type Reader } from '#designer/instructions/readers/reader'
import { targetOf } from '#designer/instructions/target'
import {
  content,
  has,
  isQuote,
  senseOf,
  typed,
  type Piece,
} from '#designer/instructions/words/piece'

const words = /\b(?:words?|phrase|sentence|line|text|expression)\b/i
const unwanted =
  /\b(?:(?:the|that|this) (?:words|phrase|expression)|word)\s+(\S.*?)(?:\s+(?:from|in|on)\s+(?:the|our)\s.*|\s+(?:out|away|off)|\s+(?:has|have|needs?|should|must|can|could)\s+(?:to\s+)?(?:go|come out|be (?:removed|deleted|dropped|gone)).*|[\s,]+(?:please|thanks|ta|cheers|everywhere))*$/i

/** `Replace "X" with "Y"`, `"X" yerine "Y" yaz`: words on the page for other words. */
export const exactWords: Reader = (stretch) => {
  const { shape, pieces } = stretch
  const quotes = pieces.filter(isQuote)
  const unwritten = stretch.language === 'tr' && shape.verb === 'write' && quotes.length === 1
  if (shape.denied && unwritten) {
    const named = targetOf(pieces, stretch)
    const gone: Instruction = { do: 'replace_words', from: quotes[0].tokens[0].low, to: '' }
    return oneOf(
      stretch,
      gone,
      ...(named?.part ? [{ do: 'remove_part' as const, target: named }] : [])
    )
  }
  if (shape.denied) return undefined
  if (quotes.length === 2 && shape.verb !== 'add') {
    const [first, second] = quotes.map((piece) => piece.tokens[0].low)
    // "Write 'Y' instead of 'X'" names the new words first; "'X' yerine 'Y'" the old ones.
    const newFirst = stretch.language === 'en' && shape.instead.includes(quotes[1])
    const [from, to] = newFirst ? [second, first] : [first, second]
    if (from === '') return undefined
    return each(stretch, [{ do: 'replace_words', from, to }])
  }
  // "Remove the word cheap".
  const word = unwanted.exec(stretch.text)?.[1]
  if (stretch.language === 'en' && shape.verb === 'remove' && quotes.length === 0 && word)
    return each(stretch, [{ do: 'replace_words', from: word, to: '' }])
  if (quotes.length === 0) return plainWords(stretch)
  if (quotes.length !== 1) return undefined
  const quote = quotes[0].tokens[0].low
  if (shape.verb === 'remove' && quote) {
    const around = targetOf(pieces, stretch)
    // Drop the “since 1990” from the title: the words, and not the title.
    const inside = stretch.language === 'en' && shape.object.includes(quotes[0])
    const target = inside && !(around && isList(around)) ? targetOf(shape.object, stretch) : around
    // “Sakal tıraşı” hizmetini kaldır: one of the services, and not all of them.
    if (target && isList(target)) return each(stretch, [{ do: 'remove_item', name: quote }])
    if (target?.kind || (target?.part && target.part !== 'text')) return undefined
    const gone: Instruction = { do: 'replace_words', from: quote, to: '' }
    // Take “hot stone massage” out: words of the page, or what is offered?
    const offered =
      stretch.language === 'en' && /^\p{Ll}+ \p{L}/u.test(quote) && !words.test(stretch.text)
    return offered
      ? oneOf(stretch, gone, { do: 'remove_item', name: quote })
      : each(stretch, [gone])
  }
  // One side in quotes and the other plain: "change “Sale” to Offers".
  const changes = ['change', 'replace', 'rename', 'make'].includes(shape.verb ?? '')
  if (
    changes &&
    shape.object.includes(quotes[0]) &&
    shape.to.length > 0 &&
    !shape.to.includes(quotes[0])
  ) {
    if (targetOf(shape.object, stretch)) return undefined
    const to = typed(
      stretch.text,
      shape.to.filter((piece) => !senseOf(piece, 'to'))
    )
    return quote && to ? oneOf(stretch, { do: 'replace_words', from: quote, to }) : undefined
  }
  return undefined
}

// "Change Welcome to Hello there": capitals say that words of the page are meant.
function written(pieces: Piece[]): boolean {
  const naming = (
    ['section', 'part', 'thing', 'fact', 'it', 'color', 'font', 'mood'] as const
  ).some((is) => pieces.some((piece) => senseOf(piece, is)))
  return !naming && pieces.length <= 6 && /^\p{Lu}/u.test(pieces[0]?.tokens[0].text ?? '')
}

// "Hoş geldiniz yerine Merhaba": a greeting is a text like any other.
function plainly(pieces: Piece[]): boolean {
  const free = (piece: Piece) => piece.senses.length === 0 || has([piece], 'small')
  return pieces.length > 0 && pieces.length <= 6 && pieces.every(free)
}

const isFigure = (pieces: Piece[]) => {
  const said = content(pieces)
  return said.length > 0 && said.every((piece) => piece.tokens[0].kind === 'value')
}

// Folded.
const everywhere = /^(?:sitede|sayfada|sitedeki|sayfadaki|sitemizde|sayfamizda|heryerde)$/

/** "Change sourdough to rye bread", "ekşi maya yerine çavdar yaz": words that name nothing we know. */
const plainWords: Reader = (stretch) => {
  const { shape, text, language } = stretch
  const replacing = ['change', 'replace', 'write', 'put', 'be', 'use'].includes(shape.verb ?? '')
  if (!replacing || (language === 'tr' && shape.instead.length === 0)) return undefined
  if (language === 'en' && !['change', 'replace'].includes(shape.verb!)) return undefined
  const old = language === 'en' ? shape.object : shape.instead
  const fresh = language === 'en' ? shape.to.filter((piece) => !senseOf(piece, 'to')) : shape.object
  const free = (pieces: Piece[]) => {
    if (language === 'tr') return plainly(pieces)
    const said = content(pieces)
    if (language === 'en' && written(pieces)) return true
    return said.length > 0 && said.length <= 6 && said.every((piece) => piece.senses.length === 0)
  }
  if (!free(old) || !free(fresh)) return undefined
  // "The haircut went up to £32": a figure only for a figure.
  if (language === 'en' && isFigure(old) !== isFigure(fresh)) return undefined
  const [from, to] = [old, fresh].map((pieces) => {
    if (content(pieces).length === 0) return typed(text, pieces)
    // "Sitede usta yerine uzman": everywhere.
    const start = pieces.findIndex((piece) => !everywhere.test(piece.tokens[0].low))
    const said = language === 'tr' ? pieces.slice(start) : content(pieces)
    return typed(text, pieces.slice(pieces.indexOf(said[0]), pieces.indexOf(said.at(-1)!) + 1))
  })
  return each(stretch, [{ do: 'replace_words', from, to }])
}
