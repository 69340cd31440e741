import { beforePrice as english } from '#designer/instructions/en/prices'
import type { Instruction } from '#designer/instructions/instruction'
import { deniedColors } from '#designer/instructions/readers/look/denied_colors'
import type { Stretch } from '#designer/instructions/stretch'
import { beforePrice as turkish } from '#designer/instructions/tr/prices'
import { formsOf } from '#designer/instructions/tr/words/endings'
import { content, senseOf, type Piece } from '#designer/instructions/words/piece'
import type { Category, Sense } from '#designer/instructions/words/sense'
import { fold } from '#designer/instructions/words/tokens'

/** What a wish may speak of without asking for more. */
const around: Category[] = ['verb', 'place', 'because', 'thing', 'nth', 'called']
/** What a reading that says nothing of it has not understood. */
const weighty: Category[] = [
  'section',
  'part',
  'fact',
  'font',
  'beyond',
  'shade',
  'layout',
  'corner',
  'length',
]
/** What the words of a deed are about, besides the values it carries. */
const topics: Partial<Record<Instruction['do'], string>> = {
  add_item: 'menu prices services packages list',
  remove_item: 'menu prices services packages list',
  set_price: 'menu prices services packages list',
  set_form: 'form contact',
  add_field: 'form contact phone email address name',
  remove_field: 'form contact phone email address name',
  set_link: 'link button address phone',
  set_fact: 'address place contact visit hours',
  set_mood: 'text',
  set_look:
    'text heading title button picture form white #ffffff dark darker light lighter rounder sharper',
  shorten: 'text hero shorter longer',
  add_words: 'text notice',
  set_text: 'text title heading name',
  remove_part: 'text title heading picture',
  set_style: 'text title heading',
  add_section: 'text list picture form link',
  set_surface: 'text #1b1b1b #ffffff',
  change_layout: 'text picture list grid columns',
  replace_words: 'text title heading button name link',
}

/**
 * The words of a wish that these instructions leave out: neither named by them nor a part of the
 * text they carry. `weighty` are those that no other reading would pass over.
 */
export function leftOut(stretch: Stretch, instructions: Instruction[]) {
  const { named, texts } = saidBy(instructions)
  const words = new Set(wordsOf(texts))
  const figures = texts.replace(/[^\d#]/g, '')
  const refused = deniedColors(stretch)
  const isLook = instructions.every((one) => one.do === 'set_look' || one.do === 'set_mood')
  // "From 28 to 32": what it cost before.
  const former = (stretch.text.match(costBefore[stretch.language]) ?? []).join(' ')
  // "Too dark" is the one shade that was read, whichever way it went.
  const shades = stretch.pieces.filter((piece) => senseOf(piece, 'shade'))
  const left = content(described(stretch, instructions)).filter((piece) => {
    if (stretch.shape.instead.includes(piece)) return false
    if (shades.length === 1 && shades[0] === piece && instructions.some(isOfShade)) return false
    // Where a new form is to stand is not ours to say.
    if (stretch.language === 'tr' && stretch.shape.at?.than.includes(piece)) return false
    const taken = ({ is, what }: Sense) =>
      around.includes(is) || named.has(what) || refused.includes(what)
    // A look has no place: "the bottom in navy" is not the page in navy.
    const misplaced =
      stretch.language === 'tr' && isLook && stretch.shape.at && senseOf(piece, 'place')
    if (!misplaced && piece.senses.some(taken)) return false
    const [token] = piece.tokens
    if (token.kind === 'value' && former.includes(token.text)) return false
    if (token.kind === 'value' && figures.includes(token.low.replace(/[^\d]/g, ''))) return false
    // "Bursa'da" is in Bursa.
    const stem = (low: string) =>
      stretch.language === 'tr' &&
      (/^(?:tl|lira|euro|avro)/.test(low) ||
        [...words].some((word) => word.length > 3 && low.startsWith(word)) ||
        formsOf(low).some((form) => words.has(form.stem)))
    return !piece.tokens.every(
      ({ low }) => stem(low) || wordsOf(low).every((word) => words.has(word))
    )
  })
  const first = stretch.pieces[0]
  // "… No: 3, İzmir adresindeyiz": the town goes with the street.
  const addressed =
    stretch.language === 'tr' &&
    instructions.some((one) => one.do === 'set_fact' && one.fact === 'address')
  return {
    weighty: left.filter(
      (piece) => isWeighty(piece) || (piece !== first && isName(piece) && !addressed)
    ),
    unknown: left.filter((piece) => piece.senses.length === 0),
  }
}

// "A gallery of the cakes we made for Maria": what a new section shows is for its owner to fill in.
function described({ pieces }: Stretch, [first, ...others]: Instruction[]): Piece[] {
  if (first.do !== 'add_section' || others.length > 0) return pieces
  return pieces.slice(0, pieces.findIndex((piece) => senseOf(piece, 'section', first.kind)) + 1)
}

const isOfShade = (one: Instruction) => one.do === 'set_surface' || one.do === 'set_look'

function isWeighty(piece: Piece): boolean {
  const [token] = piece.tokens
  if (token.kind === 'quote' || token.kind === 'value') return true
  // "A section about our team" names one section.
  if (token.low === 'about') return false
  return piece.senses.length > 0 && piece.senses.every(({ is }) => weighty.includes(is))
}

const costBefore = { en: english, tr: turkish }
const time =
  /^(?:jan|feb|mar|apr|may$|jun|jul|aug|sep|oct|nov|dec|mon|tues|wed|thu|fri|sat|sun|i$|ill$|id$|please$)/

function isName({ senses, tokens: [token] }: Piece): boolean {
  return senses.length === 0 && /^\p{Lu}\p{Ll}/u.test(token.text) && !time.test(token.low)
}

function saidBy(instructions: Instruction[]) {
  const named = new Set<string>()
  let texts = ''
  const collect = (value: unknown) => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
    else {
      named.add(String(value))
      texts += ` ${value}`
    }
  }
  for (const instruction of instructions) {
    collect(instruction)
    for (const topic of topics[instruction.do]?.split(' ') ?? []) named.add(topic)
  }
  return { named, texts }
}

const wordsOf = (text: string) => fold(text).match(/\p{L}+|\p{N}+/gu) ?? []
