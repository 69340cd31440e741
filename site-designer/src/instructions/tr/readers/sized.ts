import type { Instruction } from '#designer/instructions/instruction'
import { oneOf, type Reader } from '#designer/instructions/readers/reader'
import { targetOf } from '#designer/instructions/target'
import { content, has, isMark, senseOf, unknown } from '#designer/instructions/words/piece'

/** "Galerinin yazısı küçük": how it is, or how it is to be? Without a verb nobody can say. */
export const sized: Reader = (stretch) => {
  const { pieces, shape, language } = stretch
  if (language !== 'tr' || shape.verb !== undefined || unknown(pieces).length > 0) return undefined
  const said = pieces.filter((piece) => !isMark(piece) && !senseOf(piece, 'small'))
  const last = said.at(-1)
  const size = last && senseOf(last, 'size')?.what
  const about = content(pieces).length === 2 || (has(pieces, 'section') && has(pieces, 'part'))
  if (
    !size ||
    !about ||
    has(pieces, 'degree') ||
    last.tokens.length > 1 ||
    !/k$/.test(last.tokens[0].low)
  )
    return undefined
  const target = targetOf(pieces, stretch)
  const letters = has(pieces, 'thing', 'font') || has(pieces, 'thing', 'size')
  if (!letters && !target) return undefined
  const sizes =
    size === 'larger' ? (['smaller', 'larger'] as const) : (['larger', 'smaller'] as const)
  const all = letters || (target?.part === 'text' && !target.kind)
  return oneOf(
    stretch,
    ...sizes.map((one): Instruction =>
      all
        ? { do: 'set_look', look: { text_size: one } }
        : { do: 'set_style', target: target!, style: { size: one } }
    )
  )
}
