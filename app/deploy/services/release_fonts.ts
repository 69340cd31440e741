import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { fontFile } from '#core/fonts/main'
import { Thread } from '#core/thread'
import type { Cut } from '#deploy/services/subset_worker'
import { hashedName } from '#deploy/services/hashed_name'
import { pages } from '#deploy/services/pages'
import { preloaded } from '#deploy/services/preload_links'
import type { SiteFile } from '#deploy/targets/deploy_target'

export interface ReleasedFonts {
  html: string
  files: SiteFile[]
  /** Fonts that could not be subset, and why: the release contains the original files. */
  uncut: { name: string; error: unknown }[]
}

/**
 * The page with its fonts subset to the letters that it uses, and those font files: a quarter of the
 * bytes.
 */
export async function releaseFonts(html: string): Promise<ReleasedFonts> {
  const files: SiteFile[] = []
  const uncut: ReleasedFonts['uncut'] = []
  let page = html
  const { names, letters: used } = await pages.fontNeeds(html)
  for (const name of names) {
    const bytes = await cut(name, used).catch((error: unknown) => {
      uncut.push({ name, error })
      return readFile(fontFile(name)!)
    })
    const path = `fonts/${hashedName(name, bytes)}`
    page = page.replaceAll(`fonts/${name}`, path)
    files.push({ path, contentType: 'font/woff2', bytes })
  }
  return { html: preloaded(page, files), files, uncut }
}

const cutter = new Thread<Cut, Uint8Array>(import.meta.url, 'subset_worker')
const cuts = new LRUCache<string, Promise<Buffer>>({ max: 200 })

/** A cache, because most pages use the same letters. */
function cut(name: string, used: string): Promise<Buffer> {
  const key = `${name} ${used}`
  let bytes = cuts.get(key)
  if (!bytes) {
    bytes = cutter.ask({ file: fontFile(name)!, letters: used }).then(Buffer.from)
    bytes.catch(() => cuts.delete(key))
    cuts.set(key, bytes)
  }
  return bytes
}
