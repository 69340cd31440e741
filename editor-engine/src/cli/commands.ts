import { readAnswer } from '../index.ts'
import { isRefused } from '../core/result.ts'
import type { AnyOperation } from './engine.ts'
import { CommandError, ExitCode } from './exit_code.ts'
import { readBytes } from './files.ts'
import type { Options } from './options.ts'

/** The names of all commands, as the help lists them. */
export const COMMANDS = 'tag untag style text url lines validate apply cases'.split(' ')

/** The operations of a command; `element` is the id of the element to edit. */
export type Ask = (element: string) => AnyOperation

/** Commands that edit pages: whether they need an element, and which operations they make. */
export function editCommand(
  command: string,
  options: Options
): { needsElement: boolean; ask: Ask } | undefined {
  switch (command) {
    case 'tag':
      return { needsElement: false, ask: () => ({ type: 'tag', now: clock(options) }) }
    case 'untag':
      return { needsElement: false, ask: () => ({ type: 'untag' }) }
    case 'style': {
      const declarations = declarationsOf(options)
      return {
        needsElement: true,
        ask: (element) => ({ type: 'set_style', element, declarations }),
      }
    }
    case 'text': {
      const text = required(options.text, '--text')
      return { needsElement: true, ask: (element) => ({ type: 'set_text', element, text }) }
    }
    case 'url': {
      const url = required(options.url, '--url')
      const kind = kindOf(options.kind)
      return { needsElement: true, ask: (element) => ({ type: 'set_url', element, url, ...kind }) }
    }
    case 'lines': {
      const edits = readAnswer(readText(required(options.edits, '--edits')))
      if (isRefused(edits)) throw new CommandError(ExitCode.refused, edits.error.message)
      const partial = options.partial === true
      return { needsElement: false, ask: () => ({ type: 'edit_lines', edits, partial }) }
    }
    case 'apply': {
      const operations = readJson(required(options.operations, '--operations'))
      return { needsElement: false, ask: () => operations as AnyOperation }
    }
    default:
      return undefined
  }
}

function clock({ now }: Options): number {
  if (now === undefined) return Date.now()
  const time = Number(now)
  if (!Number.isSafeInteger(time) || time < 0) {
    throw new CommandError(ExitCode.usage, `--now takes milliseconds, not "${now}".`)
  }
  return time
}

function declarationsOf({ property, value, set = [] }: Options): Record<string, string> {
  const declarations: Record<string, string> = {}
  if (property !== undefined) declarations[property] = required(value, '--value')
  for (const declaration of set) {
    const colon = declaration.indexOf(':')
    if (colon < 1)
      throw new CommandError(ExitCode.usage, `--set takes "name: value", not "${declaration}".`)
    declarations[declaration.slice(0, colon).trim()] = declaration.slice(colon + 1).trim()
  }
  if (!Object.keys(declarations).length) {
    throw new CommandError(ExitCode.usage, 'style needs --property and --value, or --set.')
  }
  return declarations
}

function kindOf(kind: string | undefined): { kind?: 'link' | 'button' } {
  if (kind === undefined) return {}
  if (kind === 'link' || kind === 'button') return { kind }
  throw new CommandError(ExitCode.usage, `--kind is link or button, not "${kind}".`)
}

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new CommandError(ExitCode.usage, `This command needs ${name}.`)
  return value
}

/** A byte order mark is not part of the text. */
const readText = (path: string) =>
  readBytes(path)
    .toString('utf8')
    .replace(/^\ufeff/, '')

export function readJson(path: string): unknown {
  try {
    return JSON.parse(readText(path))
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(ExitCode.unreadable, `${path} is not JSON: ${(error as Error).message}`)
  }
}
