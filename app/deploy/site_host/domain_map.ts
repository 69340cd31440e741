import logger from '@adonisjs/core/services/logger'
import { LRUCache } from 'lru-cache'
import { clock } from '#core/clock'
import { Deployment } from '#deploy/models/deployment'
import { Domain } from '#deploy/models/domain'
import { DomainHost } from '#deploy/models/domain_host'

/** Where an own domain leads. */
interface Destination {
  /** The label of the website's own address. */
  slug: string
  /** The form that is shown; the other one is redirected to it. */
  canonical: string
  /** The plan of its owner has not included own domains for longer than the grace. */
  isUnpaid: boolean
}

interface Known {
  destination: Destination | null
  checked: number
}

/** How long a change by another process can go unnoticed. Changes by this process apply at once. */
const TRUSTED_FOR = 1_000
const MOST = 10_000
const UNPAID_GRACE = { days: 14 }

/** The destination of each host that is not below the sites domain, from memory. */
class DomainMap {
  readonly #known = new LRUCache<string, Known>({ max: MOST })

  async find(host: string): Promise<Destination | null> {
    const known = this.#known.get(host)
    if (known && performance.now() - known.checked < TRUSTED_FOR) return known.destination
    try {
      const destination = await read(host)
      this.#remember(host, destination)
      return destination
    } catch (error) {
      // While the database cannot be read, domains lead where they led before.
      if (!known) throw error
      logger.error({ err: error, host }, 'a domain is served from memory without a check')
      return known.destination
    }
  }

  /** Call this after committing a change to a domain. */
  forgetAll(): void {
    this.#known.clear()
  }

  #remember(host: string, destination: Destination | null): void {
    this.#known.set(host, { destination, checked: performance.now() })
  }
}

export const domainMap = new DomainMap()

async function read(host: string): Promise<Destination | null> {
  const held = await DomainHost.find(host)
  const domain = held && (await Domain.find(held.domainId))
  const deployment = domain && (await Deployment.findBy('website_id', domain.websiteId))
  if (!domain || !deployment) return null
  const isUnpaid =
    domain.unpaidSince !== null && domain.unpaidSince.plus(UNPAID_GRACE) <= clock.now()
  return { slug: deployment.slug, canonical: domain.name, isUnpaid }
}
