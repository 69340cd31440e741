import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Dirent,
  type Stats,
} from 'node:fs'
import { join } from 'node:path'
import { CommandError, ExitCode } from './exit_code.ts'
import { expanded, isPattern } from './patterns.ts'

/** A page, or the reason why it could not be read. */
export interface Found {
  readonly file: string
  readonly problem?: string
}

/**
 * The pages for a list of paths: files as they are, folders for the `.html` files in them, patterns
 * with `*` and `?`, `-` for stdin.
 */
export function pagesAt(paths: readonly string[]): Found[] {
  return paths.flatMap((path) => {
    if (path === '-') return { file: path }
    if (existsSync(path) || !isPattern(path)) return pagesOf(path)
    const found = expanded(path)
    return found.length
      ? found.flatMap(pagesOf)
      : { file: path, problem: 'Nothing has such a name.' }
  })
}

function pagesOf(path: string): Found[] {
  if (!isFolder(path)) return [{ file: path }]
  const found = pagesIn(path)
  return found.length ? found : [{ file: path, problem: 'There is no .html file in this folder.' }]
}

/** False for a path that does not exist; reading it later reports the error. */
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

function pagesIn(folder: string): Found[] {
  let entries: Dirent[]
  try {
    entries = entriesOf(folder)
  } catch (error) {
    return [{ file: folder, problem: (error as Error).message }]
  }
  return entries.flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return pagesIn(path)
    return /\.html?$/i.test(entry.name) ? { file: path } : []
  })
}

/** The entries of a folder, sorted by name. */
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

/**
 * Writes a temporary file and renames it, so that nobody reads an incomplete page. If renaming would
 * change more than the content (a file with another owner or with hard links, a folder without write
 * permission), the file is written in place. Symbolic links are kept.
 */
export function replaceFile(path: string, bytes: Buffer): void {
  try {
    const file = realpathSync(path)
    if (!replacedByMoving(file, statSync(file), bytes)) writeFileSync(file, bytes)
  } catch (error) {
    throw new CommandError(ExitCode.unreadable, `Cannot write ${path}: ${(error as Error).message}`)
  }
}

function replacedByMoving(file: string, own: Stats, bytes: Buffer): boolean {
  if (own.nlink > 1) return false
  const beside = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(beside, bytes, { flag: 'wx' })
    const { uid, gid } = statSync(beside)
    if (uid === own.uid && gid === own.gid) {
      // The umask reduces the mode with which a file is created.
      chmodSync(beside, own.mode)
      renameSync(beside, file)
      return true
    }
  } catch {
    // If the same problem exists for writing in place, that reports it.
  }
  rmSync(beside, { force: true })
  return false
}
