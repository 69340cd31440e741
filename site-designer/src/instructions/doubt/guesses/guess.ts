import type { cues } from '#designer/instructions/en/cues'
import type { Instruction } from '#designer/instructions/instruction'
import type { Stretch } from '#designer/instructions/stretch'
import { isQuote } from '#designer/instructions/words/piece'

export type Cue = keyof typeof cues

/** A reading and how much speaks for it. */
export type Guess = [weight: number, reading: Instruction]

/** Whether the words around say this of what they name. */
export type Heard = (cue: Cue) => boolean

/** The sum of what speaks for it. */
export const weigh = (...signs: [boolean, number][]) =>
  signs.reduce((sum, [is, weight]) => (is ? sum + weight : sum), 0)

export const quoted = ({ pieces }: Stretch) => pieces.find(isQuote)?.tokens[0].low
