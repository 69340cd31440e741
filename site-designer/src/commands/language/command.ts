import type { SlotsOf } from '#designer/commands/language/slots'

/** One way to read a clause: what is to be done, and with what. */
export interface Command {
  do: string
  slots: SlotsOf
}
