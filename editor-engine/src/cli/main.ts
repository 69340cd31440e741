import { readFileSync } from 'node:fs'
import { isRefused, type Refusal, type Refused } from '../core/result.ts'
import { mend, numberLines, positions, validate } from '../index.ts'
import { decodeBytes, encodeText, type Decoded } from './bytes.ts'
import { runCases } from './cases.ts'
import { COMMANDS, editCommand } from './commands.ts'
import { edit, type EditOutcome } from './edit.ts'
import { CommandError, ExitCode } from './exit_code.ts'
import { pagesAt, readBytes, replaceFile, type Found } from './files.ts'
import { fitToEncoding } from './fit.ts'
import { HELP } from './help.ts'
import { readOptions, type Options } from './options.ts'

/** Runs one command line and returns its exit code. */
export function run(argv: readonly string[]): number {
  try {
    const { options, command, paths } = readOptions(argv)
    if (options.version) return say(version())
    if (options.help || command === undefined || command === 'help') {
      process.stdout.write(HELP)
      return options.help || command === 'help' ? ExitCode.done : ExitCode.usage
    }
    if (!COMMANDS.includes(command)) {
      throw new CommandError(
        ExitCode.usage,
        `There is no command "${command}". The commands are ${COMMANDS.join(', ')}.`
      )
    }
    if (!paths.length)
      throw new CommandError(ExitCode.usage, `${command} of what? Name files, a folder, or "-".`)
    if (command === 'cases') return cases(paths, options)
    if (command === 'validate') return validateAll(paths, options)
    if (command === 'lines' && options.edits === undefined) return numberAll(paths, options)
    return editAll(command, paths, options)
  } catch (error) {
    if (error instanceof CommandError) {
      process.stderr.write(`${error.message}\n`)
      return error.exitCode
    }
    process.stderr.write(`editor-engine failed, and that is our fault: ${(error as Error).stack}\n`)
    return ExitCode.ourFault
  }
}

function editAll(command: string, paths: readonly string[], options: Options): number {
  const { needsElement, ask } = editCommand(command, options)!
  if (needsElement && (options.id === undefined) === (options.select === undefined)) {
    throw new CommandError(ExitCode.usage, `${command} needs --id or --select, one of them.`)
  }
  const target = needsElement ? { id: options.id, select: options.select } : undefined
  const files = pagesAt(paths)
  if (files.length > 1 && !options.write && !options.json) {
    throw new CommandError(
      ExitCode.usage,
      'Several pages cannot go to standard output: add --write or --json.'
    )
  }
  return each(files, options, (file) => {
    const decoded = decodeBytes(readBytes(file))
    const { text, encoding } = decoded
    const done = fitted(edit(text, ask, target), decoded)
    if (isRefused(done)) {
      tell(file, done.error, options)
      return ExitCode.refused
    }
    const { changes, reports } = done
    const html = changes.apply(text)
    if (options.write && file !== '-') {
      if (!changes.isEmpty) replaceFile(file, encodeText({ text: html, encoding }))
    } else if (!options.json) process.stdout.write(encodeText({ text: html, encoding }))
    if (options.json) {
      const written = options.write && file !== '-' ? {} : { html }
      say(JSON.stringify({ file, ok: true, changes, reports, ...written }))
    }
    return ExitCode.done
  })
}

function fitted(done: EditOutcome | Refused, { text, encoding }: Decoded): EditOutcome | Refused {
  if (isRefused(done)) return done
  const changes = fitToEncoding(done.changes, text, encoding)
  return isRefused(changes) ? changes : { ...done, changes }
}

function validateAll(paths: readonly string[], options: Options): number {
  if (options.fix && (!options.write || paths.includes('-'))) {
    throw new CommandError(
      ExitCode.usage,
      '--fix mends files in place: add --write, and name files.'
    )
  }
  return each(pagesAt(paths), options, (file) => {
    const { text, encoding } = decodeBytes(readBytes(file))
    const html = options.fix ? mend(text) : text
    if (html !== text) {
      replaceFile(file, encodeText({ text: html, encoding }))
    }
    const diagnostics = validate(html)
    const counts = options.strict ? ['error', 'warning'] : ['error']
    const isValid = !diagnostics.some(({ severity }) => counts.includes(severity))
    if (options.json) say(JSON.stringify({ file, ok: isValid, diagnostics }))
    else {
      const places = positions(html)
      for (const { from, severity, rule, message } of diagnostics) {
        const { line, column } = places.at(from)
        say(`${file}:${line}:${column} ${severity} ${message} (${rule})`)
      }
    }
    return isValid ? ExitCode.done : ExitCode.notValid
  })
}

function numberAll(paths: readonly string[], options: Options): number {
  return each(pagesAt(paths), options, (file) => {
    const lines = numberLines(decodeBytes(readBytes(file)).text)
    return say(options.json ? JSON.stringify({ file, ok: true, lines }) : lines)
  })
}

function cases(paths: readonly string[], options: Options): number {
  const results = paths.flatMap(runCases)
  const failed = results.filter(({ problem }) => problem !== undefined)
  if (options.json)
    for (const result of results)
      say(JSON.stringify({ ok: !result.problem, name: result.name, problem: result.problem }))
  else for (const { name, problem } of failed) say(`failed ${name}: ${problem}`)
  if (!options.json) say(`${results.length - failed.length} passed, ${failed.length} failed`)
  if (!failed.length) return ExitCode.done
  return failed.every(({ isMissing }) => isMissing) ? ExitCode.unreadable : ExitCode.notValid
}

/** Processes files, reports progress if there are many, and returns the most serious exit code. */
function each(files: readonly Found[], options: Options, one: (file: string) => number): number {
  const shows = files.length >= 20 && !options.quiet
  let worst: number = ExitCode.done
  for (const [i, { file, problem }] of files.entries()) {
    if (shows && (i % 20 === 0 || i === files.length - 1)) {
      process.stderr.write(`${i + 1} of ${files.length}: ${file}\n`)
    }
    try {
      if (problem) throw new CommandError(ExitCode.unreadable, problem)
      worst = Math.max(worst, one(file))
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      tell(file, { code: 'unreadable', message: error.message }, options)
      worst = Math.max(worst, error.exitCode)
    }
  }
  return worst
}

/** Writes why a file was not processed, to the stream of the other messages about it. */
function tell(file: string, error: Refusal, { json }: Options): void {
  if (json) say(JSON.stringify({ file, ok: false, error }))
  else process.stderr.write(`${file}: ${error.message}\n`)
}

function say(line: string): number {
  process.stdout.write(`${line}\n`)
  return ExitCode.done
}

function version(): string {
  const file = new URL('../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
