import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fontFile } from '#core/fonts/main'
import { fontFilesOf } from 'site-designer/fonts'
import { Thread } from '#core/thread'
import type { Cut } from '#deploy/services/cut_worker'
import { preloaded } from '#deploy/services/preloaded'
import type { SiteFile } from '#deploy/targets/deploy_target'

/** What visitors can type into a form, in English or Turkish, whatever the page says. */
const ALWAYS = `${ascii()}ÇĞİÖŞÜçğıöşü`
const LATIN_1 = letters(0xa0, 0xff)

interface ReleasedFonts {
  html: string
  files: SiteFile[]
  /** Those that could not be cut, and why: they are among the files as they are. */
  uncut: { name: string; error: unknown }[]
}

/**
 * The page with its fonts cut down to the letters that it uses, and those font files: a quarter of
 * the bytes. A name carries the hash of what is inside, because browsers keep a font for good.
 */
export async function releaseFonts(html: string): Promise<ReleasedFonts> {
  const used = lettersOf(html)
  const files: SiteFile[] = []
  const uncut: ReleasedFonts['uncut'] = []
  let page = html
  for (const name of fontFilesOf(html)) {
    const bytes = await cut(name, used).catch((error: unknown) => {
      uncut.push({ name, error })
      return readFile(fontFile(name)!)
    })
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    const path = `fonts/${name.replace(/\.woff2$/, `-${hash}.woff2`)}`
    page = page.replaceAll(`fonts/${name}`, path)
    files.push({ path, contentType: 'font/woff2', bytes })
  }
  return { html: preloaded(page, files), files, uncut }
}

/** Sorted, so that two pages of the same letters share their fonts. */
function lettersOf(html: string): string {
  const used = new Set([...ALWAYS, ...html])
  for (const [, hex, decimal] of html.matchAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi)) {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    if (code <= 0x10ffff) used.add(String.fromCodePoint(code))
  }
  // `&eacute;` and its kin; `&amp;` and the like are letters of every page.
  if (/&(?!(?:amp|lt|gt|quot|nbsp|apos);)[a-z]+;/i.test(html)) {
    for (const letter of LATIN_1) used.add(letter)
  }
  return [...used].sort().join('')
}

const cutter = new Thread<Cut, Uint8Array>(import.meta.url, 'cut_worker')
const cuts = new Map<string, Promise<Buffer>>()
const MOST_CUTS = 200

/** Most pages use the same letters. */
function cut(name: string, used: string): Promise<Buffer> {
  const key = `${name} ${used}`
  let bytes = cuts.get(key)
  if (!bytes) {
    bytes = cutter.ask({ file: fontFile(name)!, letters: used }).then(Buffer.from)
    bytes.catch(() => cuts.delete(key))
    cuts.set(key, bytes)
    if (cuts.size > MOST_CUTS) cuts.delete(cuts.keys().next().value!)
  }
  return bytes
}

function ascii(): string {
  return letters(0x20, 0x7e)
}

function letters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')
}
