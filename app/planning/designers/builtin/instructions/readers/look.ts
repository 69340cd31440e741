import type { Mood } from '#planning/designers/builtin/instructions/instruction'
import {
  all,
  content,
  find,
  has,
  turnsBack,
  unknown,
  type Stretch,
} from '#planning/designers/builtin/instructions/stretch'
import {
  colors,
  deniedColors,
  fittingColors,
  shades,
  tones,
} from '#planning/designers/builtin/instructions/readers/colors'
import {
  fittingFonts,
  fonts,
  sizes,
} from '#planning/designers/builtin/instructions/readers/letters'
import { contrary, moods } from '#planning/designers/builtin/instructions/readers/moods'
import {
  notUnderstood,
  oneOf,
  setLook,
  type Reader,
} from '#planning/designers/builtin/instructions/readers/reader'

const asking = [
  'make',
  'change',
  'use',
  'want',
  'be',
  'add',
  'put',
  'keep',
  'replace',
  'swap',
  'remove',
  'rename',
  'write',
  undefined,
]

/** How the whole page looks. What is said of one part of it is read by `style.ts` before. */
export const look: Reader = (stretch) => {
  const { shape, pieces } = stretch
  if (!asking.includes(shape.verb)) return undefined
  const spared = deniedColors(stretch).length > 0 && all(pieces, 'color').length > 1
  const refused = !spared && (shape.denied || shape.verb === 'remove')
  const readers = refused ? [refusedLook] : [corners, fonts, colors, tones, shades, sizes, moods]
  const found = readers.flatMap((read) =>
    // "A plain sans serif" is a font and no mood.
    read === moods && !refused && has(pieces, 'font_class') && !has(pieces, 'and')
      ? []
      : (read(stretch) ?? [])
  )
  if (found.length > 0) {
    // "The last section dark" is never the whole page.
    if (stretch.language === 'tr' && isElsewhere(stretch)) return undefined
    if (has(pieces, 'beyond') || strange(stretch) > allowed(stretch)) return undefined
    return found
  }
  return refused ? undefined : (unsaid(stretch) ?? other(stretch))
}

function isElsewhere({ pieces, shape }: Stretch): boolean {
  const one = has(shape.object, 'section') && !has(shape.object, 'thing') && !has(pieces, 'font')
  return has(pieces, 'thing', 'section') || (one && !has(pieces, 'mood'))
}

// "A lovely green": one word nobody knows may stand beside what is clear.
function allowed({ shape, pieces }: Stretch): number {
  const spoken = has(pieces, 'thing') || ['make', 'use', 'change'].includes(shape.verb ?? '')
  return spoken ? 1 : content(pieces).length > 3 ? 1 : 0
}

// A figure that is no size of corners is never a word that may stand by.
function strange({ pieces }: Stretch): number {
  const free = unknown(pieces)
  const figures = free.filter((piece) => piece.tokens[0].kind === 'value')
  return has(pieces, 'thing', 'corner')
    ? free.length - figures.length
    : free.length + figures.length
}

const corners: Reader = (stretch) => {
  const { pieces, text } = stretch
  const about = has(pieces, 'thing', 'corner')
  const figure = /(\d{1,3})\s?(?:px|pixels?|piksel)?/i.exec(text)?.[1]
  if (about && figure) return setLook(stretch, { corner_radius: Math.min(20, Number(figure)) })
  const ways = [...new Set(all(pieces, 'corner'))]
  if (ways.length === 2) {
    return oneOf(
      stretch,
      { do: 'set_look', look: { corner_radius: 'rounder' } },
      { do: 'set_look', look: { corner_radius: 'sharper' } }
    )
  }
  const way = find(pieces, 'corner') as 'rounder' | 'sharper' | undefined
  if (!way || (!about && has(pieces, 'part', 'picture'))) return undefined
  if (turnsBack(pieces)) {
    return setLook(stretch, { corner_radius: way === 'rounder' ? 'sharper' : 'rounder' })
  }
  const fully = way === 'sharper' && !/er\b|daha|less|az\b/i.test(text)
  return setLook(stretch, { corner_radius: fully ? 0 : way })
}

/** "Not so dark", "no serifs", "don't make it formal": the other way. */
const refusedLook: Reader = (stretch) => {
  const { pieces } = stretch
  if (has(pieces, 'section') || has(pieces, 'part', 'picture') || has(pieces, 'part', 'button'))
    return undefined
  const corner = find(pieces, 'corner')
  if (corner) return setLook(stretch, { corner_radius: corner === 'rounder' ? 0 : 'rounder' })
  const kind = find(pieces, 'font_class')
  if (kind)
    return setLook(stretch, { heading_font: kind === 'serif' ? 'Manrope' : 'Libre Baskerville' })
  const shade = find(pieces, 'shade')
  // "Çok koyu olmasın" stands in the vocabulary as what it asks for.
  const too = pieces.some(
    (piece) => piece.tokens.length > 1 && /^(?:cok|fazla)$/.test(piece.tokens[0].low)
  )
  if (shade?.endsWith('er') && too) return setLook(stretch, { shade: shade as 'darker' })
  const dark = shade?.startsWith('dark')
  if (shade && (has(pieces, 'degree') || shade.endsWith('er'))) {
    return setLook(stretch, { shade: dark ? 'lighter' : 'darker' })
  }
  if (shade) return setLook(stretch, { theme: dark ? 'light' : 'dark' })
  // "Kocaman harfler hoşuma gitmedi".
  const size = find(pieces, 'size')
  if (size && (has(pieces, 'thing', 'font') || has(pieces, 'part', 'text')))
    return setLook(stretch, { text_size: (size === 'larger') !== too ? 'smaller' : 'larger' })
  const color = find(pieces, 'color')
  if (color) return fittingColors(stretch, color)
  if (has(pieces, 'thing', 'look')) return setLook(stretch, { direction: 'other' })
  if (has(pieces, 'thing', 'color')) return fittingColors(stretch)
  if (has(pieces, 'thing', 'font')) return fittingFonts(stretch)
  const found = all(pieces, 'mood') as Mood[]
  return found.length > 0 ? contrary(stretch, found) : undefined
}

/** "Change the colour", "another font": what is to change is said, and not to what. */
const unsaid: Reader = (stretch) => {
  const { shape, pieces } = stretch
  const changing =
    ['change', 'replace', 'use', 'want', 'make', 'add'].includes(shape.verb ?? '') ||
    has(pieces, 'other')
  if (!changing || unknown(pieces).length > 0) return undefined
  const rest = content(pieces).every((piece) => has([piece], 'thing') || has([piece], 'verb'))
  if (!rest) return undefined
  const asks = has(pieces, 'other') || shape.verb === 'change' || shape.verb === 'replace'
  if (!asks) return undefined
  if (has(pieces, 'thing', 'color')) return fittingColors(stretch)
  if (
    has(pieces, 'thing', 'font') ||
    has(pieces, 'thing', 'headings') ||
    has(pieces, 'thing', 'reading')
  )
    return fittingFonts(stretch)
  return undefined
}

const dull = /^(?:boring|dull|bland)$/

const other: Reader = (stretch) => {
  const { shape, pieces } = stretch
  if (
    unknown(pieces).length > 1 ||
    has(pieces, 'beyond') ||
    has(pieces, 'section') ||
    has(pieces, 'part')
  )
    return undefined
  // "It is a bit boring": what is wrong is said, and not what would be right.
  const complaint = shape.verb === 'be' && pieces.some((piece) => dull.test(piece.tokens[0].low))
  if (complaint && !has(pieces, 'no', 'not')) {
    return oneOf(
      stretch,
      { do: 'set_look', look: { direction: 'other' } },
      { do: 'set_mood', mood: 'bold' },
      { do: 'set_mood', mood: 'playful' }
    )
  }
  // "Yeniden yaz" asks for words.
  if (stretch.language === 'tr' && shape.verb === 'write') return undefined
  const style = has(pieces, 'thing', 'look') || has(pieces, 'thing', 'layout')
  const asks = has(pieces, 'other') || shape.verb === 'change' || shape.verb === 'replace'
  if (style && asks) return setLook(stretch, { direction: 'other' })
  const afresh =
    content(pieces).every(
      (piece) =>
        has([piece], 'verb') || has([piece], 'thing', 'page') || has([piece], 'thing', 'all')
    ) && has(pieces, 'other')
  if (afresh && !has(pieces, 'section')) return setLook(stretch, { direction: 'other' })
  return has(pieces, 'thing', 'background') && asks ? notUnderstood(stretch) : undefined
}
