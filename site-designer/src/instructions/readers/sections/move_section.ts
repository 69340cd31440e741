import type { Instruction } from '#designer/instructions/instruction'
import { each, notUnderstood, oneOf, type Reader } from '#designer/instructions/readers/reader'
import { article, isThere, placeOf, whole } from '#designer/instructions/readers/sections/places'
import { isPronoun } from '#designer/instructions/stretch'
import { targetsIn } from '#designer/instructions/target'
import { content, has, unknown } from '#designer/instructions/words/piece'

/** Sections that go elsewhere on the page. */
export const move: Reader = (stretch) => {
  const { shape, pieces, context } = stretch
  if (shape.denied) return undefined
  if (shape.verb === 'swap') return swap(stretch)
  const moving = ['move', 'put', 'be', 'want', 'make', 'change', 'keep', 'add', undefined].includes(
    shape.verb
  )
  const at = placeOf(stretch)
  if (!moving || !at) return undefined
  if (shape.verb === 'add' && article(stretch)) return undefined
  const named = targetsIn(shape.object, stretch)
  const meant = stretch.language === 'tr' && named.length === 0 && isPronoun(stretch)
  const target = meant && context.selection ? [context.selection] : named
  if (target.length === 0 || unknown(shape.object).length > 1) return undefined
  // "With the main colour behind them": the ground, and no place to go to.
  const ground = stretch.language === 'en' && has(pieces, 'thing', 'color')
  if (at === 'unknown' && ground && has(shape.at?.than ?? [], 'it')) return undefined
  if (at === 'unknown') return notUnderstood(stretch)
  if (shape.verb === 'want' || shape.verb === 'add') return undefined
  if (shape.verb === 'put' && !target.every((one) => isThere(one, stretch))) return undefined
  if (shape.verb !== 'move' && article(stretch)) return undefined
  if (shape.verb === undefined && content(pieces).length > 4) return undefined
  // "Menünün altına etkinlikler": without a verb and an ending, a new one.
  const bare = shape.verb === undefined && stretch.language === 'tr' && 'section' in at
  if (bare && !target.every((one) => isThere(one, stretch))) return undefined
  if (target.some((one) => one.part && !one.kind)) return undefined
  return each(
    stretch,
    target.map((section): Instruction => ({ do: 'move_section', section: whole(section), to: at }))
  )
}

/** Which of the two is to move can be meant either way; both come to the same order. */
const swap: Reader = (stretch) => {
  // "Swap the gallery with the team": nothing but a preposition stands between the two.
  const { shape } = stretch
  const { object, to, around } = shape
  const named = [...targetsIn(object, stretch), ...targetsIn([...to, ...around], stretch)]
  const [first = stretch.context.selection, second] = named
  // "Galerinin yerini değiştir": where to, nobody said.
  if (first?.kind && !first.part && !second) {
    const places = ['up', 'down', 'top'] as const
    return oneOf(
      stretch,
      ...places.map((where): Instruction => ({
        do: 'move_section',
        section: whole(first),
        to: { where },
      }))
    )
  }
  if (!first?.kind || !second?.kind) return undefined
  return oneOf(
    stretch,
    { do: 'move_section', section: first, to: { where: 'after', section: second } },
    { do: 'move_section', section: second, to: { where: 'before', section: first } }
  )
}
