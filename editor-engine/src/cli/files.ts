import {
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import type { Dirent } from 'node:fs'
import { join } from 'node:path'
import { CommandError, ExitCode } from './exit_code.ts'

/** The pages that paths name: files as they are, folders for the `.html` files in them, `-` for stdin. */
export function pagesAt(paths: readonly string[]): string[] {
  return paths.flatMap((path) => (path === '-' ? [path] : isFolder(path) ? pagesIn(path) : [path]))
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    throw new CommandError(ExitCode.unreadable, `Cannot read ${path}: there is no such file.`)
  }
}

function pagesIn(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return pagesIn(path)
    return /\.html?$/i.test(entry.name) ? [path] : []
  })
}

/** What is in a folder, by name. */
export function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    throw unreadable(folder, error)
  }
}

export function readBytes(path: string): Buffer {
  try {
    return readFileSync(path === '-' ? 0 : path)
  } catch (error) {
    throw unreadable(path, error)
  }
}

const unreadable = (path: string, error: unknown) =>
  new CommandError(ExitCode.unreadable, `Cannot read ${path}: ${(error as Error).message}`)

/** Written beside and moved over, so that nobody ever reads half a page; a link stays a link. */
export function replaceFile(path: string, bytes: Buffer): void {
  const file = realpathSync(path)
  const beside = `${file}.${process.pid}.tmp`
  writeFileSync(beside, bytes, { mode: statSync(file).mode })
  renameSync(beside, file)
}
