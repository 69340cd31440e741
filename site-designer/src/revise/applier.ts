import type { Instruction } from '#designer/instructions/instruction'
import type { Labels } from '#designer/instructions/labels'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import type { ReviseTexts } from '#designer/revise/texts/texts'

export interface Applied {
  says: string
}

/** The words of the plan's language: names of things, and what is answered. */
export interface Words {
  names: Labels
  texts: ReviseTexts
}

type Of<D extends Instruction['do']> = Extract<Instruction, { do: D }>

/**
 * Carries one kind of instruction out on the plan, changing nothing else, and says what it did;
 * undefined, with the plan as it was, where the plan has no such thing.
 */
export type Applier<D extends Instruction['do']> = (
  plan: BuiltinPlan,
  instruction: Of<D>,
  words: Words
) => Applied | undefined
