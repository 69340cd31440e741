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

/** A page, or why a path has none. */
export interface Found {
  readonly file: string
  readonly problem?: string
}

/**
 * The pages that paths name: files as they are, folders for the `.html` files in them, patterns with `*`
 * and `?`, `-` for stdin.
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

/** False for a path that does not exist; reading it then reports why. */
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

/**
 * Written beside and moved over, so that nobody ever reads half a page. Where that would change more
 * than the content (a file with another owner or another name, a folder that nobody may write) it is
 * written in place. Links stay links.
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
      // The mode that a file is made with is cut by the umask.
      chmodSync(beside, own.mode)
      renameSync(beside, file)
      return true
    }
  } catch {
    // Writing in place says what is wrong, if it is wrong there too.
  }
  rmSync(beside, { force: true })
  return false
}
