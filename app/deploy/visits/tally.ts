import { OTHER_REFERRERS } from '#contract/api/visits'
import type { PageView } from '#deploy/visits/page_view'
import type { Device } from '#deploy/visits/user_agents'

/** The views of one site on one day. */
export interface SiteDay {
  websiteId: string
  day: string
  views: number
  visitors: Set<string>
  referrers: Map<string, number>
  devices: Map<Device, number>
}

/** How many referrers of a site are told apart in a day. */
export const MOST_REFERRERS = 100

/** What a tally holds at most, in all. */
export interface TallyBounds {
  siteDays: number
  visitors: number
  referrers: number
}

const BOUNDS: TallyBounds = { siteDays: 10_000, visitors: 20_000, referrers: 10_000 }

/**
 * Views that are not stored yet. It is bounded, because the database may be out of reach for long: then
 * views are still added up, but the oldest referrers are dropped and further visitors not told apart.
 */
export class Tally {
  readonly #siteDays = new Map<string, SiteDay>()
  /** Those with referrers, the oldest first. */
  readonly #referred = new Set<SiteDay>()
  readonly #bounds: TallyBounds
  #visitors = 0
  #referrers = 0

  constructor(bounds: TallyBounds = BOUNDS) {
    this.#bounds = bounds
  }

  get siteDays(): SiteDay[] {
    return [...this.#siteDays.values()]
  }

  add({ websiteId, day, visitor, referrer, device }: PageView): void {
    const siteDay = this.#siteDay(websiteId, day)
    if (!siteDay) return
    siteDay.views += 1
    this.#addVisitor(siteDay, visitor)
    siteDay.devices.set(device, (siteDay.devices.get(device) ?? 0) + 1)
    if (referrer) this.#addReferrer(siteDay, referrer, 1)
  }

  /** Adds what another tally holds. */
  addAll(other: Tally): void {
    for (const { websiteId, day, views, visitors, referrers, devices } of other.siteDays) {
      const siteDay = this.#siteDay(websiteId, day)
      if (!siteDay) continue
      siteDay.views += views
      for (const visitor of visitors) this.#addVisitor(siteDay, visitor)
      for (const [name, count] of referrers) this.#addReferrer(siteDay, name, count)
      for (const [name, count] of devices) {
        siteDay.devices.set(name, (siteDay.devices.get(name) ?? 0) + count)
      }
    }
  }

  #siteDay(websiteId: string, day: string): SiteDay | null {
    const key = `${day} ${websiteId}`
    const known = this.#siteDays.get(key)
    if (known) return known
    if (this.#siteDays.size >= this.#bounds.siteDays) return null
    const made: SiteDay = {
      websiteId,
      day,
      views: 0,
      visitors: new Set(),
      referrers: new Map(),
      devices: new Map(),
    }
    this.#siteDays.set(key, made)
    return made
  }

  #addVisitor({ visitors }: SiteDay, visitor: string): void {
    if (this.#visitors >= this.#bounds.visitors || visitors.has(visitor)) return
    visitors.add(visitor)
    this.#visitors += 1
  }

  #addReferrer(siteDay: SiteDay, from: string, count: number): void {
    const { referrers } = siteDay
    const isKnown = referrers.has(from) || referrers.size < MOST_REFERRERS
    const name = isKnown ? from : OTHER_REFERRERS
    if (!referrers.has(name)) {
      this.#referrers += 1
      this.#referred.add(siteDay)
    }
    referrers.set(name, (referrers.get(name) ?? 0) + count)
    while (this.#referrers > this.#bounds.referrers) this.#dropOldestReferrers()
  }

  #dropOldestReferrers(): void {
    const [oldest] = this.#referred
    this.#referrers -= oldest.referrers.size
    oldest.referrers.clear()
    this.#referred.delete(oldest)
  }
}
