import type { Clause } from '#designer/instructions/instruction'
import { deniedColors } from '#designer/instructions/readers/look/denied_colors'
import { fittingColors } from '#designer/instructions/readers/look/fitting'
import { turned } from '#designer/instructions/readers/look/shades'
import { toneOf } from '#designer/instructions/readers/look/tones'
import {
  each,
  oneOf,
  oneOfLooks,
  setLook,
  type Reader,
} from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { turnsBack } from '#designer/instructions/words/complaint'
import { all, has, inCase, senseOf } from '#designer/instructions/words/piece'

/** The colour of the page: which one, or which way the one there is should go. */
export const colors: Reader = (stretch) => {
  const { pieces, shape } = stretch
  const refused = [...all(shape.instead, 'color'), ...deniedColors(stretch)]
  const named = all(pieces, 'color').filter((one) => !refused.includes(one))
  // "Change blue to green", "maviyi yeşile çevir".
  const into = pieces.flatMap((piece) =>
    inCase(piece, 'dat') ? (senseOf(piece, 'color')?.what ?? []) : []
  )
  const or = pieces.some((piece) => /^(?:ya|veya|yahut)$/.test(piece.tokens[0].low))
  if (or && named.length > 1)
    return oneOfLooks(stretch, ...named.map((one) => ({ primary_color: one })))
  const [first, second] = named.filter((at, index) => named.indexOf(at) === index)
  const plain = shape.instead.length === 0 && into.length === 0 && shape.verb !== 'change'
  const together = pieces.some((piece) => senseOf(piece, 'and'))
  // "Grey and orange": which of them leads, nobody said.
  if (stretch.language === 'en' && !shape.verb && first && second && plain && together)
    return oneOfLooks(stretch, { primary_color: first }, { primary_color: second })
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
  if (!ground) return oneOfLooks(stretch, { primary_color: one }, { primary_color: other })
  return each(stretch, [
    { do: 'set_look', look: { theme: ground === '#ffffff' ? 'light' : 'dark' } },
    { do: 'set_look', look: { primary_color: ground === one ? other : one } },
  ])
}

// "Less blue": a softer one, or another.
function lessOf(stretch: Stretch, color: string): Clause[] {
  const [clause] = fittingColors(stretch, color)
  if (stretch.language === 'en') return [clause]
  return oneOf(stretch, { do: 'set_look', look: { tone: 'softer' } }, ...clause.readings)
}
