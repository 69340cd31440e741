import type { Clause, Instruction, LookWish } from '#designer/instructions/instruction'
import type { Stretch } from '#designer/instructions/stretch'

/**
 * Reads one kind of wish out of a stretch, or leaves it to the next reader. An empty list is an
 * answer too: this is the kind, and it cannot be understood.
 */
export type Reader = (stretch: Stretch) => Clause[] | undefined

/** A clause for each of several things that are all to be done. */
export function each(stretch: Stretch, instructions: Instruction[]): Clause[] | undefined {
  if (instructions.length === 0) return undefined
  return instructions.map((instruction) => ({ words: stretch.text, readings: [instruction] }))
}

/** One clause with the things it can mean, of which the person chooses. */
export function oneOf(stretch: Stretch, ...readings: Instruction[]): Clause[] {
  return [{ words: stretch.text, readings: readings.slice(0, 3) }]
}

export function notUnderstood(stretch: Stretch): Clause[] {
  return [{ words: stretch.text, readings: [] }]
}

export function setLook(stretch: Stretch, look: LookWish): Clause[] {
  return [{ words: stretch.text, readings: [{ do: 'set_look', look }] }]
}

/** One clause with looks of which the person chooses. */
export function oneOfLooks(stretch: Stretch, ...looks: LookWish[]): Clause[] {
  return oneOf(stretch, ...looks.map((look): Instruction => ({ do: 'set_look', look })))
}
