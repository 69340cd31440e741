import type { SlotsOf } from '#designer/instructions/language/slots'

/** One way to read a clause: what is to be done, and with what. */
export interface Command {
  do: string
  slots: SlotsOf
}

const LONGEST_KEY = 150

/** Names a command from one call to the next. */
export function keyOf({ do: name, slots }: Command): string {
  const words = Object.entries(slots)
    .filter(([slot]) => slot !== 'said')
    .map(([, { text }]) => text)
  return [name, ...words].join(' ').slice(0, LONGEST_KEY)
}
