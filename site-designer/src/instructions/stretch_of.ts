import { likenessAt, reasonAt } from '#designer/instructions/en/remark'
import { shapeOf as englishShape } from '#designer/instructions/en/shape/shape'
import type { Context, Shape, Stretch } from '#designer/instructions/stretch'
import { withoutContrast } from '#designer/instructions/tr/settle/contrast'
import { settled } from '#designer/instructions/tr/settle/settle'
import { shapeOf as turkishShape } from '#designer/instructions/tr/shape/shape'
import { languageOf, lexicons } from '#designer/instructions/words/lexicons'
import { has, isMark, senseOf, typed, type Piece } from '#designer/instructions/words/piece'
import type { Category } from '#designer/instructions/words/sense'
import { tokensOf } from '#designer/instructions/words/tokens'
import type { Language } from '#designer/instructions/language'

// What is said behind "would be" and is the wish itself.
const told: Category[] = [
  'section',
  'part',
  'thing',
  'fact',
  'place',
  'layout',
  'length',
  'color',
  'shade',
  'tone',
  'mood',
  'size',
  'weight',
  'align',
  'corner',
]

const praise =
  /^((?:an? |the |some |more |less )?.+?) (?:would|might|could) (?:really |perhaps |maybe )?(?:suit|fit|inspire|appeal|help|look|be|feel|work|go|make|do)\b(?! (?:(?:really |very )?(?:nice|great|good|lovely|helpful|useful)|first|last|in|on|at|as|shorter|longer))(.*)$/i

const shapes = { en: englishShape, tr: turkishShape }

/** Words as they were typed, before anything of them is understood. */
export interface Said {
  words: string
  /** The language expected, where the words leave it open. */
  language: Language
  /** They ended with a question mark. */
  asked: boolean
}

/** Undefined for what asks for nothing: "thanks", "hello", a lone comma. */
export function stretchOf(
  { words, language: expected, asked }: Said,
  context: Context
): Stretch | undefined {
  const tokens = tokensOf(words)
  const language = languageOf(tokens, expected)
  const all = lexicons[language].read(tokens, { typos: true })
  const idle = (piece: Piece) => isMark(piece) || senseOf(piece, 'small') || senseOf(piece, 'next')
  const grounded = withoutReason(all, language)
  // "Okay so the number is …": what stands in front is no wish, and the rest no reason.
  const said = grounded.every(idle) ? all : grounded
  const meant = trimmed(language === 'tr' ? withoutContrast(trimmed(said)) : said)
  if (meant.every(idle)) return undefined

  const text = language === 'en' ? withoutPraise(typed(words, meant)) : typed(words, meant)
  const named = withNames(lexicons[language].read(tokensOf(text), { typos: true }), language)
  const pieces = language === 'tr' ? settled(named) : named
  const shape = shapes[language](pieces, text)
  return { language, text, pieces: goodsIn(pieces, shape, language), shape, context, asked }
}

// "Add pistachio", "put that under the coffee": what is sold is no colour.
function goodsIn(pieces: Piece[], shape: Shape, language: Language): Piece[] {
  const sold = ['add', 'remove', 'put', 'sell', 'stop_selling'].includes(shape.verb ?? '')
  if (language !== 'en' || !sold || has(pieces, 'thing')) return pieces
  const [first] = pieces.filter((piece) => senseOf(piece, 'color'))
  if (!first || plain.test(first.tokens.at(-1)!.low) || first.tokens.length > 1) return pieces
  for (const part of [shape.object, shape.to, shape.around, shape.at?.than ?? []]) {
    const at = part.indexOf(first)
    if (at >= 0) part[at] = { ...first, senses: [] }
  }
  return pieces.map((piece) => (piece === first ? { ...piece, senses: [] } : piece))
}

const plain =
  /^(?:red|blue|green|black|white|yellow|pink|purple|brown|gr[ae]y|navy|teal|turquoise|orange|beige|violet|burgundy|maroon|terracotta|#.*)$/

// "A warmer colour would suit a bakery better": why is no part of what.
function withoutPraise(text: string): string {
  const [said, wish, why] = praise.exec(text) ?? []
  if (!said || wish.split(' ').length < 2) return text
  const about = lexicons.en.read(tokensOf(why), { typos: false })
  return told.some((is) => has(about, is)) ? text : wish
}

// "…, because it looks nicer": why is no part of what.
function withoutReason(pieces: Piece[], language: Language): Piece[] {
  const why =
    language === 'en'
      ? reasonAt(pieces)
      : pieces.findIndex((piece, at) => at > 0 && isBecause(piece, pieces[at - 1]))
  const like = language === 'en' ? likenessAt(pieces) : -1
  const [end] = [why, like].filter((at) => at >= 0).sort((one, other) => one - other)
  return end === undefined ? pieces : pieces.slice(0, end)
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
