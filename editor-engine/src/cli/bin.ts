#!/usr/bin/env node
import { ExitCode } from './exit_code.ts'
import { run } from './main.ts'

// The reader of a pipe may stop early, as `head` does.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? process.exitCode : ExitCode.ourFault)
})
process.exitCode = run(process.argv.slice(2))
