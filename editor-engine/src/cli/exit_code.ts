/** The exit codes of the command line. */
export const ExitCode = {
  done: 0,
  refused: 1,
  usage: 2,
  unreadable: 3,
  notValid: 4,
  ourFault: 5,
} as const

/** An error that ends a command, with the message for the person and the exit code for the shell. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(exitCode: number, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}
