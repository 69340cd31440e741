import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

let files: ReadonlyMap<string, string> | undefined

/** The files of our own pictures: their paths by the names that a page gives them behind `stills/`. */
export function stillFiles(): ReadonlyMap<string, string> {
  return (files ??= readFiles())
}

/**
 * The path of a file of our own pictures, or null for a name that is not exactly one of them. The name
 * is looked up, never joined into a path, so it may come directly from a URL.
 */
export function stillPath(name: string): string | null {
  return stillFiles().get(name) ?? null
}

/** They are found through the package, so that a compiled server finds them as well. */
function readFiles(): ReadonlyMap<string, string> {
  const file = fileURLToPath(import.meta.resolve('site-designer/package.json'))
  const folder = join(file, '../stills/webp')
  const names = readdirSync(folder).filter((name) => name.endsWith('.webp'))
  return new Map(names.map((name) => [name, join(folder, name)]))
}
