import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { scan } from '../core/html/scan.ts'
import { entriesOf, readBytes } from './files.ts'
import { decodeBytes } from './bytes.ts'
import { readJson } from './commands.ts'
import { engine, type AnyOperation } from './engine.ts'
import { CommandError } from './exit_code.ts'

export interface CaseResult {
  readonly name: string
  /** The difference between the result and what the case expects; undefined if there is none. */
  readonly problem?: string
  /** True if the path contains no case. */
  readonly isMissing?: boolean
}

/** Runs the case folders at or below a path; a problem with one case is its result. */
export function runCases(path: string): CaseResult[] {
  try {
    const folders = caseFolders(path)
    if (!folders.length)
      return [{ name: path, problem: 'There is no case in this folder.', isMissing: true }]
    return folders.map(runCase)
  } catch (error) {
    return [{ name: path, problem: problemOf(error), isMissing: true }]
  }
}

/** Case folders at or below a path. */
export function caseFolders(path: string): string[] {
  if (existsSync(join(path, 'input.html'))) return [path]
  return entriesOf(path)
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => caseFolders(join(path, entry.name)))
}

/** The result of one case. */
export function runCase(folder: string): CaseResult {
  try {
    return compared(folder)
  } catch (error) {
    return { name: basename(folder), problem: problemOf(error) }
  }
}

function problemOf(error: unknown): string {
  if (error instanceof CommandError) return error.message
  throw error
}

/** Applies `operations.json` to `input.html` and compares with `output.html`, or with `rejected.json`. */
function compared(folder: string): CaseResult {
  const name = basename(folder)
  const input = decodeBytes(readBytes(join(folder, 'input.html'))).text
  const operations = readJson(join(folder, 'operations.json')) as AnyOperation
  const page = engine.open(input)
  const result = engine.apply(page, operations)
  const rejected = join(folder, 'rejected.json')
  if (existsSync(rejected)) {
    if (result.ok) return { name, problem: 'It was accepted, and should be refused.' }
    return { name, ...difference(readJson(rejected), result.error) }
  }
  if (!result.ok)
    return { name, problem: `It was refused (${result.error.code}): ${result.error.message}` }
  const wanted = decodeBytes(readBytes(join(folder, 'output.html'))).text
  if (result.page.text !== wanted)
    return { name, problem: firstDifference(wanted, result.page.text) }
  if (result.changes.invert(input).apply(wanted) !== input) {
    return { name, problem: 'The inverse does not give the input back.' }
  }
  const fresh = scan(wanted)
  const { rows } = result.page.locations
  const isFresh =
    rows.length === fresh.rows.length && rows.every((field, i) => field === fresh.rows[i])
  return isFresh ? { name } : { name, problem: 'The locations are not those of the output.' }
}

function difference(wanted: unknown, error: object): { problem?: string } {
  for (const [key, value] of Object.entries(wanted as object)) {
    const actual = (error as Record<string, unknown>)[key]
    if (JSON.stringify(actual) !== JSON.stringify(value)) {
      return {
        problem: `${key} is ${JSON.stringify(actual)}, and should be ${JSON.stringify(value)}.`,
      }
    }
  }
  return {}
}

function firstDifference(wanted: string, actual: string): string {
  let at = 0
  while (at < wanted.length && wanted[at] === actual[at]) at++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 40))
  return `At ${at} it is ${around(actual)}, and should be ${around(wanted)}.`
}
