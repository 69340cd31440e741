import { parseArgs } from 'node:util'
import { CommandError, ExitCode } from './exit_code.ts'

const OPTIONS = {
  id: { type: 'string' },
  select: { type: 'string' },
  property: { type: 'string' },
  value: { type: 'string' },
  set: { type: 'string', multiple: true },
  text: { type: 'string' },
  url: { type: 'string' },
  kind: { type: 'string' },
  edits: { type: 'string' },
  operations: { type: 'string' },
  now: { type: 'string' },
  partial: { type: 'boolean' },
  fix: { type: 'boolean' },
  strict: { type: 'boolean' },
  write: { type: 'boolean', short: 'w' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

export type Options = ReturnType<typeof readOptions>['options']

/** Parses the arguments of a command line and reports unknown ones. */
export function readOptions(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: OPTIONS,
      allowPositionals: true,
    })
    return { options: values, command: positionals[0], paths: positionals.slice(1) }
  } catch (error) {
    throw new CommandError(ExitCode.usage, (error as Error).message)
  }
}
