import type { Clause, Target } from '#planning/designers/builtin/instructions/instruction'
import { contrastAt, isReason, reasonAt } from '#planning/designers/builtin/instructions/en/remark'
import { shapeOf as englishShape } from '#planning/designers/builtin/instructions/en/shape'
import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import { languageOf, lexicons } from '#planning/designers/builtin/instructions/lexicons'
import { readers } from '#planning/designers/builtin/instructions/readers/all'
import { oneOf } from '#planning/designers/builtin/instructions/readers/reader'
import { smallerParts } from '#planning/designers/builtin/instructions/split'
import {
  content,
  has,
  isMark,
  isPronoun,
  senseOf,
  typed,
  type Context,
  type Stretch,
} from '#planning/designers/builtin/instructions/stretch'
import { targetOf } from '#planning/designers/builtin/instructions/target'
import { tokensOf } from '#planning/designers/builtin/instructions/tokens'
import { isAside } from '#planning/designers/builtin/instructions/tr/aside'
import { settled, withoutContrast } from '#planning/designers/builtin/instructions/tr/settle'
import { shapeOf as turkishShape } from '#planning/designers/builtin/instructions/tr/shape'
import type { Language } from '#planning/designers/builtin/language'

const shapes = { en: englishShape, tr: turkishShape }

/** Words that ask for one thing, as far as `split.ts` can tell. */
export interface Wish {
  words: string
  language: Language
  asked: boolean
  /** Which sentence of the text it stands in. */
  sentence: number
}

/** A remark that only says why something else is asked for, as far as the language can tell. */
export function isRemark({ words, readings, stays }: Clause, { language }: Wish): boolean {
  if (stays) return false
  const pieces = lexicons[language].read(tokensOf(words), { typos: true })
  // A fact is told to be noted, and no reason for anything.
  const noted = readings.length === 1 && /^set_(?:fact|trade|price)$/.test(readings[0].do)
  if (noted) return false
  return language === 'tr' ? readings.length === 0 && isAside(pieces) : isReason(pieces)
}

export interface Read {
  clauses: Clause[]
  /** What the wish was about: what "it" means in the next one. */
  about?: Target
  /** The wish before was no wish of its own: it only said what this one is about. */
  joined: boolean
}

/** Reads one wish, as a whole or else in its parts. Nothing for "thanks" and "hello". */
export function readWish(wish: Wish, context: Context, before?: Read): Read {
  const stretch = stretchOf(wish, context)
  if (!stretch) return { clauses: [], joined: false }
  // "Too much text, cut it": shorter, and nothing is to go.
  const short = before?.clauses.some(({ readings }) => readings[0]?.do === 'shorten')
  if (short && stretch.language === 'en' && /^(?:cut|trim) (?:it|them)$/i.test(stretch.text))
    return { clauses: [], about: before?.about, joined: false }
  const named = namedIn(stretch)
  const meant = named ? undefined : antecedent(stretch, before)
  const clauses = clausesOf(meant ? stretchOf(wish, { ...context, selection: meant })! : stretch)
  // "The layout is boring, change it": said twice.
  if (isUnread({ clauses, joined: false }) && before && !isUnread(before) && isEcho(stretch)) {
    return { clauses: [], about: before.about, joined: false }
  }
  const joined = meant !== undefined && isUnread(before) && !isUnread({ clauses, joined: false })
  return { clauses, about: named ?? meant, joined }
}

function clausesOf(stretch: Stretch): Clause[] {
  const unread = [{ words: stretch.text, readings: [] }]
  if (isQuestion(stretch)) return unread
  if (has(stretch.pieces, 'except')) return allBut(stretch) ?? unread
  const whole = readContrast(stretch) ?? readStretch(stretch)
  if (whole?.some((clause) => clause.readings.length > 0 || clause.stays)) return whole

  // Nobody can read it as a whole: perhaps some of its parts.
  const parts = smallerParts(stretch.pieces).flatMap((part) => {
    const { language, asked, context } = stretch
    return stretchOf({ words: typed(stretch.text, part), language, asked }, context) ?? []
  })
  const read = parts
    .flatMap((part) => readStretch(part) ?? [{ words: part.text, readings: [] }])
    .map((clause) =>
      stretch.language === 'tr' && isSaid(clause) ? { ...clause, readings: [] } : clause
    )
  return parts.length > 1 && read.some((clause) => clause.readings.length > 0) ? read : unread
}

// Half of a sentence that was not understood is never put on the page.
function isSaid({ readings: [only] }: Clause): boolean {
  return only?.do === 'add_words' && only.section === undefined
}

// "Everything but the gallery can stay": is it to go, or to look different?
function allBut(stretch: Stretch): Clause[] | undefined {
  const { pieces, shape, language } = stretch
  const at = pieces.findIndex((piece) => senseOf(piece, 'except'))
  const section = targetOf(pieces.slice(at + 1), stretch)
  if (language !== 'en' || shape.verb !== 'keep' || !section?.kind || section.part) return undefined
  return oneOf(
    stretch,
    { do: 'remove_section', section },
    { do: 'change_layout', section, layout: 'other' }
  )
}

// "Kids cut is 12 not 15": the one; what it is not asks for nothing.
function readContrast(stretch: Stretch): Clause[] | undefined {
  const { pieces, text, language, asked, context } = stretch
  const end = language === 'en' ? contrastAt(pieces) : -1
  if (end < 0) return undefined
  const words = typed(text, pieces.slice(0, end))
  const said = stretchOf({ words, language, asked }, context)
  const clauses = said && readStretch(said)
  return clauses?.some((clause) => clause.readings.length > 0) ? clauses : undefined
}

function readStretch(stretch: Stretch): Clause[] | undefined {
  for (const read of readers) {
    const clauses = read(stretch)
    if (clauses) return clauses
  }
  return undefined
}

/** Undefined for what asks for nothing: "thanks", "hello", a lone comma. */
function stretchOf({ words, language: expected, asked }: Omit<Wish, 'sentence'>, context: Context) {
  const tokens = tokensOf(words)
  const language = languageOf(tokens, expected)
  const said = withoutReason(lexicons[language].read(tokens, { typos: true }), language)
  const meant = trimmed(language === 'tr' ? withoutContrast(trimmed(said)) : said)
  const idle = (piece: Piece) => isMark(piece) || senseOf(piece, 'small') || senseOf(piece, 'next')
  if (meant.every(idle)) return undefined

  const text = typed(words, meant)
  const named = withNames(lexicons[language].read(tokensOf(text), { typos: true }), language)
  const pieces = language === 'tr' ? settled(named) : named
  const shape = shapes[language](pieces, text)
  const stretch: Stretch = { language, text, pieces, shape, context, asked }
  return stretch
}

// "…, because it looks nicer": why is no part of what.
function withoutReason(pieces: Piece[], language: Language): Piece[] {
  const why =
    language === 'en'
      ? reasonAt(pieces)
      : pieces.findIndex((piece, at) => at > 0 && isBecause(piece, pieces[at - 1]))
  return why < 0 ? pieces : pieces.slice(0, why)
}

// "En başa koyun ki herkes görsün".
function isBecause(piece: Piece, before: Piece): boolean {
  const soThat = piece.tokens[0].low === 'ki' && senseOf(before, 'verb') !== undefined
  return soThat || senseOf(piece, 'because') !== undefined
}

function trimmed(pieces: Piece[]): Piece[] {
  const outer = (piece: Piece) => isMark(piece) || has([piece], 'next') || has([piece], 'and')
  const first = pieces.findIndex((piece) => !outer(piece))
  const last = pieces.findLastIndex((piece) => !isMark(piece))
  return first < 0 ? [] : pieces.slice(first, last + 1)
}

/** A question wants an answer and no change, unless it is a polite way of asking for one. */
function isQuestion({ pieces, asked, language }: Stretch): boolean {
  if (language === 'en') {
    const first = pieces.find((piece) => !has([piece], 'small') || has([piece], 'question'))
    return first !== undefined && has([first], 'question')
  }
  const verbs = content(pieces.filter((piece) => senseOf(piece, 'verb')))
  // "Galeriyi beğendin mi?"
  const particle = pieces.some((piece) => /^m[iu](?:y?d[iu])?$/.test(piece.tokens[0].low))
  if (asked && particle && verbs.length === 0 && content(pieces).length > 1) return true
  // "Galeri sizce güzel mi?"
  const praised = pieces.some(
    (piece, at) => /^m[iu]$/.test(piece.tokens[0].low) && at > 0 && isPraise(pieces[at - 1])
  )
  if (praised && verbs.length === 0) return true
  return has(pieces, 'question') && (asked || verbs.length === 0)
}

/**
 * What "it" means where nothing is selected: what the wish before was about. A look ("make it
 * darker") is the page's, unless the wish before did nothing but name something.
 */
function antecedent(stretch: Stretch, before?: Read): Target | undefined {
  const { shape, context } = stretch
  const open = isPronoun(stretch) || beside(stretch) || isArrangement(stretch) || isAnother(stretch)
  if (!before?.about || context.selection) return undefined
  if (!open && !isOtherColor(stretch, before)) return undefined
  const handled =
    ['remove', 'move', 'put', 'shorten', 'rename'].includes(shape.verb ?? '') ||
    beside(stretch) ||
    isArrangement(stretch) ||
    isOtherColor(stretch, before) ||
    (stretch.language === 'tr' && shape.verb === 'make' && has(stretch.pieces, 'size')) ||
    has(shape.at?.than ?? [], 'it') ||
    isAnother(stretch)
  return handled || isUnread(before) ? before.about : undefined
}

// "I don't like the services, show me something else": of what was spoken of before.
function isAnother({ pieces, language }: Stretch): boolean {
  const said = content(pieces)
  return language === 'en' && has(pieces, 'other') && said.every((piece) => senseOf(piece, 'verb'))
}

// "… ve ardına galeri ekle": after what was spoken of before.
function beside({ shape }: Stretch): boolean {
  return (
    shape.at !== undefined && /^(?:before|after)$/.test(shape.at.where) && !shape.at.than.length
  )
}

// "Butonu mavi yapma, yeşil yap".
function isOtherColor({ pieces, language }: Stretch, { clauses: [said] }: Read): boolean {
  if (language !== 'tr' || !said?.stays || !has(pieces, 'color')) return false
  return has(lexicons.tr.read(tokensOf(said.words), { typos: true }), 'color')
}

// "…, liste yapın": how the section spoken of before is to be laid out.
function isArrangement({ pieces }: Stretch): boolean {
  const said = content(pieces)
  const how = said.filter((piece) => senseOf(piece, 'layout'))
  return how.length > 0 && said.every((piece) => how.includes(piece) || senseOf(piece, 'verb'))
}

const isPraise = (piece: Piece) => /^(?:guzel|iyi|hos|olmus)$/.test(piece.tokens[0].low)

// "As a list" names no list, and "after it" nothing new.
function namedIn(stretch: Stretch): Target | undefined {
  const { pieces, shape } = stretch
  if (has(shape.at?.than ?? [], 'it') || beside(stretch)) return undefined
  const pronoun = has(pieces, 'it')
  return targetOf(
    pieces.filter((piece) => !pronoun || !has([piece], 'layout')),
    stretch
  )
}

function isEcho(stretch: Stretch): boolean {
  const only = content(stretch.pieces).every((piece) => senseOf(piece, 'verb'))
  // "There is no map, put one in".
  const again = stretch.language === 'en' && /\bone\b/i.test(stretch.text)
  if (only && again && ['add', 'put'].includes(stretch.shape.verb ?? '')) return true
  return only && isPronoun(stretch) && ['change', 'make', 'be'].includes(stretch.shape.verb ?? '')
}

function isUnread(read?: Read): boolean {
  return (
    read?.clauses.length === 1 && read.clauses[0].readings.length === 0 && !read.clauses[0].stays
  )
}

const looks = ['size', 'color', 'shade', 'weight', 'align', 'corner', 'layout', 'surface'] as const

/** Marks the quotes that say which thing is meant: the “Book now” button, the section “Our team”. */
function withNames(pieces: Piece[], language: Language): Piece[] {
  const quotes = pieces.filter((piece) => piece.tokens[0].kind === 'quote')
  if (quotes.length !== 1) return pieces
  const at = pieces.indexOf(quotes[0])
  const thing = (piece?: Piece) =>
    piece &&
    (has([piece], 'thing', 'section') || has([piece], 'part')) &&
    !has([piece], 'part', 'text')
  const said =
    pieces[at - 1] && has([pieces[at - 1]], 'verb', 'rename') ? pieces[at - 2] : pieces[at - 1]
  const handled =
    has(pieces, 'verb', 'remove') ||
    has(pieces, 'verb', 'move') ||
    looks.some((is) => has(pieces, is))
  const naming = thing(pieces[at + 1]) || (handled && !has(pieces, 'to') && thing(said))
  if (!naming) return pieces
  const { low } = quotes[0].tokens[0]
  // "The section called “Services”": a name, and nothing is renamed.
  if (said !== pieces[at - 1]) {
    pieces = pieces.with(at - 1, { ...pieces[at - 1], senses: [{ is: 'small', what: 'small' }] })
  }
  const [kind, ...others] = lexicons[language]
    .read(tokensOf(low), { typos: false })
    .flatMap((piece) => senseOf(piece, 'section') ?? [])
  const senses = [
    { is: 'called' as const, what: low },
    ...(kind && others.length === 0 ? [{ is: 'section' as const, what: kind.what }] : []),
  ]
  return pieces.toSpliced(at, 1, { tokens: quotes[0].tokens, senses })
}
