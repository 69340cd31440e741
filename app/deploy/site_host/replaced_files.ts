import { LRUCache } from 'lru-cache'
import type { ServedFile, Site } from '#deploy/site_host/site'

/** How long a page may take to load its files, in milliseconds. */
const LOADING = 60_000
const MOST = 20_000

const files = new LRUCache<string, ServedFile>({ max: MOST, ttl: LOADING })

/**
 * Keeps the pictures and fonts of a release that is replaced, for pages of it that are still loading.
 * Their names contain a hash, so they never stand for a file of the new release.
 */
export function keepReplaced({ websiteId, files: replaced }: Site): void {
  for (const [path, file] of replaced) {
    if (file.isLasting) files.set(`${websiteId} ${path}`, file)
  }
}

export function replacedFile({ websiteId }: Site, path: string): ServedFile | undefined {
  return files.get(`${websiteId} ${path}`)
}
