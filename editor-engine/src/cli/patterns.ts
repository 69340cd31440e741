import { existsSync, readdirSync, type Dirent } from 'node:fs'
import { join } from 'node:path'

export const isPattern = (path: string) => /[*?]/.test(path)

/**
 * The paths that match a pattern, sorted, for shells that do not expand patterns: `*` and `?` match
 * characters of a name, `**` matches folders at any depth. Hidden names are left out unless the pattern
 * names them.
 */
export function expanded(pattern: string): string[] {
  const [first, ...parts] = pattern.split('/')
  return first === '' ? matching('/', parts) : matching('', [first, ...parts])
}

function matching(folder: string, parts: readonly string[]): string[] {
  const [part, ...rest] = parts
  if (part === undefined) return [folder]
  if (part === '') return matching(folder, rest)
  const inFolder = (name: string) => (folder === '' ? name : join(folder, name))
  if (!isPattern(part)) return matching(inFolder(part), rest).filter(isThere)
  const entries = entriesOf(folder)
  if (part === '**') {
    const below = entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap(({ name }) => matching(inFolder(name), parts))
    return rest.length ? [...matching(folder, rest), ...below] : below
  }
  const isNamed = matcher(part)
  return entries
    .filter((entry) => isNamed(entry.name) && (!rest.length || entry.isDirectory()))
    .flatMap(({ name }) => matching(inFolder(name), rest))
}

function matcher(part: string): (name: string) => boolean {
  const written = part
    .replace(/\*+/g, '*')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '[^/]*')
    .replace(/\?/g, '[^/]')
  const expression = new RegExp(`^${written}$`)
  return (name) => expression.test(name) && (part.startsWith('.') || !name.startsWith('.'))
}

const isThere = (path: string) => existsSync(path)

/** Sorted by name; empty for a folder that cannot be read. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder || '.', { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1
    )
  } catch {
    return []
  }
}
