import { findPrice } from '#planning/designers/builtin/facts/money'
import type { Instruction, Target } from '#planning/designers/builtin/instructions/instruction'
import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import {
  content,
  find,
  has,
  isMark,
  isTold,
  quoteIn,
  senseOf,
  typed,
  unknown,
  type Stretch,
} from '#planning/designers/builtin/instructions/stretch'
import { each, oneOf, type Reader } from '#planning/designers/builtin/instructions/readers/reader'
import { qualified } from '#planning/designers/builtin/instructions/qualities'
import { isList } from '#planning/designers/builtin/instructions/readers/goods'
import { targetOf } from '#planning/designers/builtin/instructions/target'

const setting = [
  'change',
  'make',
  'rename',
  'replace',
  'write',
  'be',
  'use',
  'put',
  'want',
  undefined,
]

// "The second paragraph is nonsense" says what it is, and not what it is to say.
function isOpinion({ text, pieces, language, shape }: Stretch, value: string): boolean {
  const spoken = quoteIn(pieces) !== undefined || pieces.some((piece) => isMark(piece, ':'))
  const is =
    /\b(?:is|are|looks?|seems?|feels?|sounds?)\b/i.test(text) &&
    !/\b(?:should|must|needs?|has|have|ought|could|say|read)\b/i.test(text)
  return language === 'en' && shape.verb === 'be' && is && !spoken && /^\p{Ll}/u.test(value)
}

const fromTo = /\bfrom (\p{Lu}[^"“]*?) to (\p{Lu}[^"“]*)$/u

/** "Change the title to …", "the button should say …", `başlığı "…" yap`. */
export const text: Reader = (stretch) => {
  const { shape, pieces } = stretch
  if (shape.denied || !setting.includes(shape.verb)) return addedWords(stretch)
  if (shape.told) return addedWords(stretch)
  // "My wife says the title is odd": said by somebody, and not to be written.
  const told =
    stretch.language === 'en' && shape.verb === 'write' && content(shape.object).length > 0
  if (told && !targetOf(shape.object, stretch)) return undefined
  // "Change the button from Shop now to Come in".
  const words =
    stretch.language === 'en' && shape.verb === 'change' ? fromTo.exec(stretch.text) : null
  if (words && has(pieces, 'part'))
    return each(stretch, [{ do: 'replace_words', from: words[1], to: words[2] }])
  const value = valueOf(stretch)
  if (value && isOpinion(stretch, value)) return undefined
  // "Write a text about our history" says what it should tell of, and not in which words.
  const open = stretch.language === 'en' && shape.verb === 'write' && quoteIn(pieces) === undefined
  if (open && value && /^(?:an?|some|something|more|a bit) .*\b(?:about|on|of)\b/.test(value))
    return undefined
  if (!value) return addedWords(stretch)
  const target = targetFor(stretch)
  if (!target) return addedWords(stretch)
  // "Under the title write …": beside it, and not over it.
  if (
    stretch.language === 'en' &&
    shape.object.length > 0 &&
    /^(?:before|after)$/.test(senseOf(shape.object[0], 'place')?.what ?? '')
  )
    return oneOf(
      stretch,
      { do: 'set_text', target: { kind: 'hero', part: 'text', words: '' }, text: value },
      { do: 'add_words', text: value, section: { kind: 'hero', words: '' } }
    )
  const quoted = quoteIn(pieces) !== undefined
  // Written into a section, not over its heading.
  const loose =
    !target.part || (target.part === 'text' && !target.kind && stretch.language === 'tr')
  if (loose && (shape.verb === 'write' || shape.verb === 'put')) return addedWords(stretch)
  if (!quoted && target.nth && !target.part) return undefined
  if (!quoted && !target.part && shape.verb !== 'rename' && !has(shape.object, 'fact', 'name'))
    return undefined
  if (target.part && ['picture', 'list', 'form'].includes(target.part)) return undefined
  return each(stretch, [
    {
      do: 'set_text',
      target: target.part || !target.kind ? placed(target, stretch) : headingOf(target),
      text: value,
    },
  ])
}

// "The heading over the gallery" is the gallery's.
function placed(target: Target, { shape, language }: Stretch): Target {
  const kind = language === 'en' && !target.kind ? find(shape.at?.than ?? [], 'section') : undefined
  return kind ? { ...target, kind: kind as Target['kind'] } : target
}

function headingOf(target: Target): Target {
  return { ...target, part: target.kind === 'hero' ? 'title' : 'heading' }
}

function targetFor(stretch: Stretch): Target | undefined {
  const { shape, pieces, context } = stretch
  const beside = stretch.language === 'en' ? (shape.at?.than ?? []) : []
  const outside = pieces.filter((piece) => !shape.to.includes(piece) && !beside.includes(piece))
  const named =
    targetOf(
      shape.object.length > 0
        ? [...shape.object.filter((piece) => !shape.to.includes(piece)), ...shape.around]
        : outside,
      stretch
    ) ?? targetOf(shape.to, stretch)
  return named ?? (has(outside, 'it') || quoteIn(pieces) ? context.selection : undefined)
}

/** The new text: in quotes, or the free words that stand where a new text stands. */
function valueOf(stretch: Stretch): string | undefined {
  const { shape, pieces, text: all, language } = stretch
  const quote = quoteIn(pieces)
  if (quote) return quote
  if (language === 'tr' && has(shape.to, 'next')) return undefined
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

// "Şu cümleyi ekle: …".
function afterColon({ shape, pieces, language }: Stretch): string | undefined {
  const colon = pieces.some((piece) => isMark(piece, ':'))
  const spoken = has(shape.object, 'part', 'text') && !has(shape.object, 'section')
  return language === 'tr' && colon && spoken ? shape.value : undefined
}

/** `Add "…" to the text`, `Write "…" in the story`: words that stand nowhere yet. */
const addedWords: Reader = (stretch) => {
  const { shape, pieces } = stretch
  const quote = quoteIn(pieces) ?? shape.told ?? afterColon(stretch)
  // "Add “Hot towel shave” for £18" is a thing with its price.
  if (stretch.language === 'en' && findPrice(stretch.text)) return undefined
  if (!quote || shape.denied || !['add', 'write', 'put', 'want'].includes(shape.verb ?? ''))
    return undefined
  const section = targetOf([...shape.around, ...shape.to, ...shape.object], stretch)
  // "Add “Gift vouchers” to the services" is a thing that is offered.
  if (shape.verb === 'add' && section && isList(section)) return undefined
  const instruction: Instruction = {
    do: 'add_words',
    text: quote,
    ...(section?.kind ? { section: { kind: section.kind, words: section.words } } : {}),
  }
  return each(stretch, [instruction])
}
