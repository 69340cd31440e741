import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fontFamilies } from '#core/fonts/catalogue'

export const fontSubsets = ['latin', 'latin-ext'] as const
export type FontSubset = (typeof fontSubsets)[number]
export type FontStyle = 'normal' | 'italic'

export function fontFileName(
  slug: string,
  subset: FontSubset,
  weight: number,
  style: FontStyle
): string {
  return `${slug}-${subset}-${weight}-${style}.woff2`
}

/** Every servable file name and the family it belongs to: the whole allow-list. */
const allowed = new Map<string, string>()
for (const { slug, weights, italic } of fontFamilies) {
  for (const subset of fontSubsets) {
    for (const weight of weights) {
      allowed.set(fontFileName(slug, subset, weight, 'normal'), slug)
      if (italic) allowed.set(fontFileName(slug, subset, weight, 'italic'), slug)
    }
  }
}

const require = createRequire(import.meta.url)
const folders = new Map<string, string>()

/**
 * Where a font file lies, or null for any name that is not exactly one of ours. The name is looked
 * up, never joined into a path unseen, so it may come straight from a URL.
 */
export function fontFile(name: string): string | null {
  const slug = allowed.get(name)
  if (slug === undefined) return null

  let folder = folders.get(slug)
  if (folder === undefined) {
    folder = join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), 'files')
    folders.set(slug, folder)
  }
  return join(folder, name)
}

/** The font files of ours that a page names, each once, in the order of their first mention. */
export function fontFilesOf(html: string): string[] {
  const named = html.matchAll(/fonts\/([a-z0-9-]+\.woff2)/g)
  return [...new Set(Array.from(named, ([, name]) => name!))].filter((name) => allowed.has(name))
}
