import { tradeById } from '#planning/designers/builtin/trades/all'
import type {
  Clause,
  Instruction,
  LookWish,
  Mood,
} from '#planning/designers/builtin/instructions/instruction'
import type { Piece } from '#planning/designers/builtin/instructions/lexicon'
import {
  all,
  content,
  find,
  has,
  inCase,
  isComplaint,
  isMark,
  senseOf,
  turnsBack,
  type Stretch,
} from '#planning/designers/builtin/instructions/stretch'
import {
  each,
  oneOf,
  setLook,
  type Reader,
} from '#planning/designers/builtin/instructions/readers/reader'

type Tone = NonNullable<LookWish['tone']>

/** The colour of the page, its shade, and which way the colour is to go. */
export const colors: Reader = (stretch) => {
  const { pieces, shape } = stretch
  const refused = [...all(shape.instead, 'color'), ...deniedColors(stretch)]
  const named = all(pieces, 'color').filter((one) => !refused.includes(one))
  // "Change blue to green", "maviyi yeşile çevir".
  const into = pieces.flatMap((piece) =>
    inCase(piece, 'dat') ? (senseOf(piece, 'color')?.what ?? []) : []
  )
  const or = pieces.some((piece) => /^(?:ya|veya|yahut)$/.test(piece.tokens[0].low))
  if (or && named.length > 1) {
    const looks = named.map((one): Instruction => ({
      do: 'set_look',
      look: { primary_color: one },
    }))
    return oneOf(stretch, ...looks)
  }
  const [first, second] = named.filter((at, index) => named.indexOf(at) === index)
  const plain = shape.instead.length === 0 && into.length === 0 && shape.verb !== 'change'
  const together = pieces.some((piece) => senseOf(piece, 'and'))
  // "Grey and orange": which of them leads, nobody said.
  if (stretch.language === 'en' && !shape.verb && first && second && plain && together)
    return oneOf(
      stretch,
      ...[first, second].map((one): Instruction => ({
        do: 'set_look',
        look: { primary_color: one },
      }))
    )
  if (stretch.language === 'tr' && first && second && plain && !together)
    return twoColors(stretch, first, second)
  // "Less purple, more grey".
  const wished = pieces.find(
    (piece, at) => at > 0 && senseOf(piece, 'color') && senseOf(pieces[at - 1], 'degree', 'more')
  )
  if (wished && named.length > 1 && has(pieces, 'degree', 'less'))
    return setLook(stretch, { primary_color: senseOf(wished, 'color')!.what })
  const color = into[0] ?? all(shape.to, 'color').find((one) => !refused.includes(one)) ?? named[0]
  if (!color) return undefined
  // "Less blue", "the red is too much": any other.
  const less = stretch.language === 'en' ? turnsBack(pieces) : has(pieces, 'degree', 'less')
  if (less && !has(pieces, 'shade')) return lessOf(stretch, color)
  // "Make the green darker": the colour that is there.
  const step = all(pieces, 'shade').find((one) => one.endsWith('er'))
  if (step) return setLook(stretch, { tone: turned(stretch, step) === 'dark' ? 'deeper' : 'paler' })
  // "Soften the blue": the colour that is there as well.
  const tone = toneOf(pieces)
  const there = pieces.some(
    (piece, at) =>
      senseOf(piece, 'color') && /^(?:the|this|our|that)$/.test(pieces[at - 1]?.tokens[0].low ?? '')
  )
  // "Kırmızı çok cırtlak, yumuşat".
  const toned =
    stretch.language === 'tr' &&
    pieces.some(
      (piece) =>
        (senseOf(piece, 'tone') && senseOf(piece, 'verb')) ||
        // "Yeşilin daha pastel bir tonu".
        (senseOf(piece, 'color') && inCase(piece, 'gen'))
    )
  if (tone && (there || toned)) return setLook(stretch, { tone })
  // "Put that under the coffee" speaks of what is sold.
  const sold = ['put', 'add', 'remove', 'write', 'sell'].includes(shape.verb ?? '')
  if (sold && there && !has(pieces, 'thing')) return undefined
  const background = has(pieces, 'thing', 'background')
  if (color === '#ffffff' && !has(pieces, 'thing', 'color'))
    return setLook(stretch, { theme: 'light' })
  if (background && (color === '#ffffff' || color === '#d8c7a3'))
    return setLook(stretch, { theme: 'light' })
  if (background && color === '#1b1b1b') return setLook(stretch, { theme: 'dark' })
  if (background) {
    return oneOf(
      stretch,
      { do: 'set_look', look: { primary_color: color } },
      { do: 'set_style', target: { kind: 'hero', words: '' }, style: { background: color } }
    )
  }
  return setLook(stretch, { primary_color: color })
}

// "Siyah kırmızı olsun": the ground and the colour on it; of two others, which of them?
function twoColors(stretch: Stretch, one: string, other: string): Clause[] | undefined {
  const ground = [one, other].find((color) => color === '#1b1b1b' || color === '#ffffff')
  const color = ground === one ? other : one
  const looks: LookWish[] = ground
    ? [{ theme: ground === '#ffffff' ? 'light' : 'dark' }, { primary_color: color }]
    : [{ primary_color: one }, { primary_color: other }]
  const instructions = looks.map((look): Instruction => ({ do: 'set_look', look }))
  return ground ? each(stretch, instructions) : oneOf(stretch, ...instructions)
}

// "Less blue": a softer one, or another.
function lessOf(stretch: Stretch, color: string): Clause[] {
  const [clause] = fittingColors(stretch, color)
  if (stretch.language === 'en') return [clause]
  return oneOf(stretch, { do: 'set_look', look: { tone: 'softer' } }, ...clause.readings)
}

export const tones: Reader = (stretch) => {
  const { pieces } = stretch
  if (has(pieces, 'color') || !has(pieces, 'thing', 'color')) {
    const tone = toneOf(pieces)
    const only = tone && !has(pieces, 'color') && !has(pieces, 'mood') && !has(pieces, 'shade')
    if (!only || has(pieces, 'part')) return undefined
    // "Warmer": the colour, or the whole page?
    const alone = stretch.language === 'en' && tone === 'warmer' && content(pieces).length === 1
    return alone
      ? oneOf(stretch, { do: 'set_look', look: { tone } }, { do: 'set_mood', mood: 'warm' })
      : setLook(stretch, { tone })
  }
  const tone = toneOf(pieces)
  if (tone) return setLook(stretch, { tone: has(pieces, 'degree', 'less') ? opposite[tone] : tone })
  const shade = find(pieces, 'shade')
  const warm = find(pieces, 'mood') === 'warm'
  if (warm) return setLook(stretch, { tone: 'warmer' })
  const felt = tonesOf[find(pieces, 'mood') as Mood]
  const wrong = pieces.some((piece, at) => senseOf(piece, 'mood') && isComplaint(pieces, at))
  if (felt && !shade)
    return setLook(stretch, { tone: wrong || turnsBack(pieces) ? opposite[felt] : felt })
  return shade
    ? setLook(stretch, { tone: turned(stretch, shade) === 'dark' ? 'deeper' : 'paler' })
    : undefined
}

/** "Too pale" and "it looks cold" are what it is, and the other way is where it is to go. */
function toneOf(pieces: Piece[]): Tone | undefined {
  const said = pieces.flatMap((piece, at) => {
    const tone = senseOf(piece, 'tone')?.what as Tone | undefined
    return tone ? [{ tone, wrong: isComplaint(pieces, at) }] : []
  })
  const wished = said.find(({ wrong }) => !wrong)
  return wished?.tone ?? (said[0] && opposite[said[0].tone])
}

/** What a colour is to be that is to feel so. */
const tonesOf: Partial<Record<Mood, Tone>> = {
  calm: 'softer',
  elegant: 'deeper',
  bold: 'stronger',
  playful: 'stronger',
}

const opposite: Record<Tone, Tone> = {
  warmer: 'cooler',
  cooler: 'warmer',
  softer: 'stronger',
  stronger: 'softer',
  deeper: 'paler',
  paler: 'deeper',
}

/** Which way a shade goes: "too dark" and "less dark" go to the light. */
function turned({ pieces }: Stretch, shade: string): 'dark' | 'light' {
  const dark = shade === 'dark' || shade === 'darker'
  const wrong = pieces.some((piece, at) => senseOf(piece, 'shade') && isComplaint(pieces, at))
  const back = turnsBack(pieces) || wrong
  return dark !== back ? 'dark' : 'light'
}

export const shades: Reader = (stretch) => {
  const pieces = stretch.pieces.filter((piece) => !stretch.shape.instead.includes(piece))
  const shade = find(pieces, 'shade')
  if (
    !shade ||
    has(pieces, 'color') ||
    has(pieces, 'thing', 'color') ||
    has(pieces, 'thing', 'font')
  )
    return undefined
  const ways = new Set(all(pieces, 'shade').map((one) => turned(stretch, one)))
  if (ways.size === 2) {
    return oneOf(
      stretch,
      { do: 'set_look', look: { shade: 'darker' } },
      { do: 'set_look', look: { shade: 'lighter' } }
    )
  }
  const way = turned(stretch, shade)
  const wrong = pieces.some((piece, at) => senseOf(piece, 'shade') && isComplaint(pieces, at))
  const step = shade.endsWith('er') || has(pieces, 'degree') || wrong
  return setLook(stretch, step ? { shade: way === 'dark' ? 'darker' : 'lighter' } : { theme: way })
}

// "Not blue but red", "mavi değil kırmızı".
export function deniedColors({ pieces, language }: Stretch): string[] {
  const step = language === 'tr' ? 1 : -1
  // "Gri olmuş, siyah olsun": how it is.
  const told = (piece: Piece) =>
    language === 'tr' && /^(?:olmus|duruyor|gorunuyor|kalmis|kacmis)$/.test(piece.tokens[0].low)
  // "Siyah çok kasvetli, bej tonlarına geçelim".
  const comma = pieces.findIndex((piece) => isMark(piece, ','))
  const wrong = pieces.slice(0, Math.max(0, comma))
  const blamed =
    language === 'tr' &&
    has(pieces.slice(comma + 1), 'color') &&
    !has(wrong, 'verb') &&
    (has(wrong, 'degree') || has(wrong, 'no'))
  return all(
    pieces.filter((_, at) => {
      if (blamed && at < comma) return true
      const beside = pieces[at + step]
      return beside && (has([beside], 'no', 'not') || told(beside))
    }),
    'color'
  )
}

/** Three colours to choose from: the trade's own first. */
export function fittingColors(stretch: Stretch, not?: string): Clause[] {
  const { color } = tradeById(stretch.context.trade ?? 'service').look
  const fitting = [color.toLowerCase(), '#1d3557', '#1f4d3a', '#b5532f', '#6d1a2d'].filter(
    (one, at, list) => one !== not && list.indexOf(one) === at
  )
  return oneOf(
    stretch,
    ...fitting
      .slice(0, 3)
      .map((primary_color): Instruction => ({ do: 'set_look', look: { primary_color } }))
  )
}
