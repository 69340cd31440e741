import type { Instruction, StyleWish, Target } from '#designer/instructions/instruction'
import { deniedColors } from '#designer/instructions/readers/look/denied_colors'
import { complains } from '#designer/instructions/readers/look/text_sizes'
import { each, notUnderstood, oneOf } from '#designer/instructions/readers/reader'
import type { Stretch } from '#designer/instructions/stretch'
import { isComplaint, turnsBack } from '#designer/instructions/words/complaint'
import { all, find, has, senseOf } from '#designer/instructions/words/piece'

/** A part: colours are of its letters, of a button its ground. */
export function styled(stretch: Stretch, target: Target): Instruction[] {
  const { pieces, shape } = stretch
  if (
    has(pieces, 'thing', 'corner') ||
    has(pieces, 'corner') ||
    has(pieces, 'font') ||
    has(pieces, 'font_class')
  )
    return []
  const wish: StyleWish = {
    ...(sized(stretch, target)[0] as { style?: StyleWish } | undefined)?.style,
  }
  const refused = [...all(shape.instead, 'color'), ...deniedColors(stretch)]
  const color = all(pieces, 'color').find((one) => !refused.includes(one))
  if (color && target.part !== 'picture') {
    const ground = target.part === 'button' || has(pieces, 'thing', 'background')
    wish[
      ground && !/\b(?:text|label|letters|yazısı|metni)\b/i.test(stretch.text)
        ? 'background'
        : 'color'
    ] = color
  }
  if (Object.keys(wish).length === 0) return []
  // "Make the text bigger" with no section named: all of the page's.
  const everywhere =
    target.part === 'text' &&
    !target.kind &&
    !target.nth &&
    target !== stretch.context.selection &&
    !has(pieces, 'it')
  if (everywhere && wish.size && Object.keys(wish).length === 1)
    return [{ do: 'set_look', look: { text_size: wish.size } }]
  return [{ do: 'set_style', target, style: wish }]
}

/** The size, place and weight of the letters, of a part or of a whole section. */
export function sized(stretch: Stretch, target: Target): Instruction[] {
  const { pieces } = stretch
  const wish: StyleWish = {}
  const size = find(pieces, 'size') as StyleWish['size']
  const wrong = pieces.some((piece, at) => senseOf(piece, 'size') && isComplaint(pieces, at))
  if (size)
    wish.size =
      wrong || complains(stretch) || turnsBack(stretch.pieces)
        ? size === 'larger'
          ? 'smaller'
          : 'larger'
        : size
  const align = find(pieces, 'align') as StyleWish['align']
  if (align) wish.align = align
  const weight = find(pieces, 'weight') as StyleWish['weight']
  const bold =
    weight && turnsBack(stretch.pieces) ? (weight === 'bold' ? 'normal' : 'bold') : weight
  if (bold && target.part !== 'picture' && !has(pieces, 'degree', 'more')) wish.weight = bold
  return Object.keys(wish).length > 0 ? [{ do: 'set_style', target, style: wish }] : []
}

const dark = '#1b1b1b'

const pale = '#f5f5f5'

/** A darker or paler part: by its letters, a button by its ground. */
export function shadedPart(stretch: Stretch, target: Target) {
  const isDark = find(stretch.pieces, 'shade')!.startsWith('dark') !== turnsBack(stretch.pieces)
  const color = isDark ? dark : pale
  if (target.part === 'picture') return notUnderstood(stretch)
  if (target.part !== 'button')
    return each(stretch, [{ do: 'set_style', target, style: { color } }])
  return oneOf(
    stretch,
    { do: 'set_look', look: { tone: isDark ? 'deeper' : 'paler' } },
    { do: 'set_style', target, style: { background: color } }
  )
}
