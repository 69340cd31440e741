import type { Command } from '#designer/instructions/language/command'

/** One way to understand a part of an instruction. */
export interface Meaning {
  command: Command
  /** The greater, the more of its words speak for it. */
  weight: number
  /** It takes in the whole part, and hardly anything else can be meant. */
  isPlain: boolean
}

/** A part of an instruction that asks for one thing, with what it may mean, the likeliest first. */
export interface Clause {
  text: string
  meanings: Meaning[]
}
