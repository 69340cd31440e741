import logger from '@adonisjs/core/services/logger'
import { LRUCache } from 'lru-cache'
import { websiteThatLeft } from '#websites/main'
import { ReleaseFile } from '#deploy/models/release_file'
import { Suspension } from '#deploy/models/suspension'
import { onlineDeployments } from '#deploy/services/online_deployments'
import { keepReplaced } from '#deploy/site_host/replaced_files'
import { SAFETY } from '#deploy/site_host/send_file'
import type { ServedFile, Site } from '#deploy/site_host/site'

/** A site has left this host. */
interface Moved {
  /** Its label now. */
  label: string
}

type Found = Site | Moved | null

interface Known {
  site: Found
  checked: number
}

/** How long a change by another process can go unnoticed. Changes by this process apply at once. */
const TRUSTED_FOR = 1_000
const MOST_SITES = 10_000

/**
 * The release for each host label, from memory. Every answer uses one release and its files, so no
 * visitor gets a mix. While a site is visited, its pointer is read again once per second, with two
 * indexed rows, to notice changes by other processes.
 */
class SiteMap {
  readonly #known = new LRUCache<string, Known>({ max: MOST_SITES })
  readonly #looking = new Map<string, Promise<Found>>()

  /** The site at a label, or null if none is published. */
  find(label: string): Found | Promise<Found> {
    const known = this.#known.get(label)
    if (known && performance.now() - known.checked < TRUSTED_FOR) return known.site
    const looking = this.#looking.get(label) ?? this.#look(label, known)
    this.#looking.set(label, looking)
    return looking
  }

  /** Call this after committing a change to the site at a label. */
  forget(label: string): void {
    this.#leave(label)
    this.#known.delete(label)
    this.#looking.delete(label)
  }

  #look(label: string, known: Known | undefined): Promise<Found> {
    const look: Promise<Found> = readSite(label, known?.site ?? null)
      .catch((error) => {
        // While the database cannot be read, sites are served from memory as before.
        if (!known) throw error
        logger.error({ err: error, label }, 'a site is served from memory without a check')
        return known.site
      })
      .then((site) => {
        // A result that was read before `forget` was called is used once more, but not cached.
        if (this.#looking.get(label) === look) this.#remember(label, site)
        return site
      })
      .finally(() => {
        if (this.#looking.get(label) === look) this.#looking.delete(label)
      })
    return look
  }

  #remember(label: string, site: Found): void {
    this.#leave(label, { next: site })
    this.#known.set(label, { site, checked: performance.now() })
  }

  #leave(label: string, { next = null }: { next?: Found } = {}): void {
    const site = this.#known.get(label)?.site ?? null
    if (!isSite(site) || (isSite(next) && next.releaseId === site.releaseId)) return
    keepReplaced(site)
  }
}

export const siteMap = new SiteMap()

async function readSite(label: string, known: Found): Promise<Found> {
  const deployment = await onlineDeployments().where('slug', label).first()
  if (!deployment?.releaseId) return readMoved(label)
  const isSuspended = (await Suspension.find(label)) !== null
  if (isSite(known) && known.releaseId === deployment.releaseId) return { ...known, isSuspended }

  const files = await ReleaseFile.query().where('release_id', deployment.releaseId)
  return {
    websiteId: deployment.websiteId,
    releaseId: deployment.releaseId,
    isSuspended,
    files: new Map(files.map((file) => [file.path, served(file)])),
  }
}

/** Only to a site that is online: another address without anything would be no answer. */
async function readMoved(label: string): Promise<Moved | null> {
  const websiteId = await websiteThatLeft(label)
  const deployment = websiteId && (await onlineDeployments().where('website_id', websiteId).first())
  return deployment ? { label: deployment.slug } : null
}

export function isSite(found: Found): found is Site {
  return found !== null && 'releaseId' in found
}

function served({ path, hash, contentType }: ReleaseFile): ServedFile {
  const isLasting = /^(fonts|images|stills)\//.test(path)
  const etag = `"${hash}"`
  const headers = {
    ...SAFETY,
    etag,
    'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    'vary': 'accept-encoding',
  }
  return { hash, contentType, etag, isLasting, headers }
}
