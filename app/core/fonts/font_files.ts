import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fontFileFamilies } from 'site-designer/fonts'

const require = createRequire(import.meta.url)
const folders = new Map<string, string>()

/**
 * The path of a font file, or null for a name that is not exactly one of our fonts. The name is looked
 * up, never joined into a path, so it may come directly from a URL.
 */
export function fontFile(name: string): string | null {
  const slug = fontFileFamilies.get(name)
  if (slug === undefined) return null

  const lato = /^lato-latin-ext-(\d+)-(normal|italic)/.exec(name)
  if (lato) return secondLato(lato[1], lato[2])

  let folder = folders.get(slug)
  if (folder === undefined) {
    folder = join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), 'files')
    folders.set(slug, folder)
  }
  return join(folder, name)
}

/** The file names of the second edition of Lato for the weights of the first. */
const LATO: Record<string, string> = {
  100: 'hairline',
  300: 'light',
  400: 'normal',
  700: 'bold',
  900: 'black',
}

/**
 * The first edition of Lato lacks Turkish and many other letters, which browsers then show in another
 * font in the middle of a word. The second edition has them all.
 */
function secondLato(weight: string, style: string): string {
  const name = `lato-${LATO[weight]}${style === 'italic' ? '-italic' : ''}`
  const folder = dirname(require.resolve('lato-font/package.json'))
  return join(folder, 'fonts', name, `${name}.woff2`)
}
