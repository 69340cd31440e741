/** What the shell is told. */
export const ExitCode = {
  done: 0,
  refused: 1,
  usage: 2,
  unreadable: 3,
  notValid: 4,
  ourFault: 5,
} as const

/** Something that ends a command, with what to tell the person and the shell. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(exitCode: number, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}
