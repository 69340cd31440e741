import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fontFileFamilies } from 'site-designer/fonts'

const require = createRequire(import.meta.url)
const folders = new Map<string, string>()

/**
 * Where a font file lies, or null for any name that is not exactly one of ours. The name is looked
 * up, never joined into a path unseen, so it may come straight from a URL.
 */
export function fontFile(name: string): string | null {
  const slug = fontFileFamilies.get(name)
  if (slug === undefined) return null

  let folder = folders.get(slug)
  if (folder === undefined) {
    folder = join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), 'files')
    folders.set(slug, folder)
  }
  return join(folder, name)
}
