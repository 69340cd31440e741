import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Everything from which the server is compiled, and everything that affects how. */
export const SERVER = [
  'adonisrc.ts',
  'app',
  'bin',
  'config',
  'contract',
  'database',
  'editor-engine/package.json',
  'editor-engine/src',
  'package-lock.json',
  'package.json',
  'providers',
  'site-designer/data',
  'site-designer/package.json',
  'site-designer/src',
  'start',
  'tsconfig.json',
]

/** The same for the front end. */
export const FRONT_END = [
  'contract',
  'editor-engine/package.json',
  'editor-engine/src',
  'package-lock.json',
  'package.json',
  'resources',
  'site-designer/package.json',
  'site-designer/src',
  'vite.config.ts',
]

/**
 * A hash of the names and the contents of all these files. Modification times are not used: a checkout,
 * a copy or a restored backup may change them. Reading all files takes about 30 ms.
 */
export function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const source of sources) add(hash, source)
  return hash.digest('hex').slice(0, 16)
}

function add(hash, source) {
  const path = join(root, source)
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) add(hash, join(source, name))
  } else {
    const content = readFileSync(path)
    hash.update(`${source}\0${content.length}\0`).update(content)
  }
}
