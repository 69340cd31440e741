import { keyOf } from '#designer/commands/language/command'
import type { CommandLanguage, Told } from '#designer/commands/language/language'
import { offerOf } from '#designer/commands/language/offer'
import type { Clause, Meaning } from '#designer/commands/reading/clauses'
import { offered } from '#designer/commands/reading/sure'

/** A way to carry out a clause that was tried and can be done, for the person to pick. */
export interface Way<Done> {
  key: string
  label: string
  /** Of all meanings that come to the same. */
  likelihood: number
  meaning: Meaning
  done: Done
}

interface Trial<Done> {
  attempt: (meaning: Meaning) => Done | undefined
  isSame: (one: Done, other: Done) => boolean
}

/** What a clause can mean and can be done, the likeliest first. */
export function waysOf<Done extends Told>(
  clause: Clause,
  language: CommandLanguage,
  { attempt, isSame }: Trial<Done>
): Way<Done>[] {
  const ways: Way<Done>[] = []
  for (const meaning of offered(clause)) {
    const done = attempt(meaning)
    if (!done) continue
    const { likelihood, commands } = meaning
    const known = ways.find((one) => isSame(one.done, done))
    if (known) known.likelihood += likelihood
    else {
      const label = offerOf(language, commands[0], done)
      ways.push({ key: keyOf(commands[0]), label, likelihood, meaning, done })
    }
  }
  return ways.toSorted((one, other) => other.likelihood - one.likelihood)
}
