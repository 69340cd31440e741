import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { OTHER_REFERRERS } from '#contract/api/visits'
import { Website } from '#websites/main'
import { Domain } from '#deploy/models/domain'
import { withoutWww } from '#deploy/visits/referrer'
import { MOST_REFERRERS, type SiteDay } from '#deploy/visits/tally'
import { storeVisitors } from '#deploy/visits/visitors'

type Trx = TransactionClientContract
type Counts = ReadonlyMap<string, number>

/** Adds views to the stored sums. Websites that have been deleted since have none. */
export async function writeVisits(trx: Trx, siteDays: readonly SiteDay[]): Promise<void> {
  const ids = [...new Set(siteDays.map(({ websiteId }) => websiteId))]
  const websites = await Website.query({ client: trx }).whereIn('id', ids).select('id')
  const existing = new Set(websites.map(({ id }) => id))
  const domains = await Domain.query({ client: trx }).whereIn('website_id', ids)
  const domainOf = new Map(domains.map(({ websiteId, name }) => [websiteId, withoutWww(name)]))

  for (const siteDay of siteDays.filter(({ websiteId }) => existing.has(websiteId))) {
    await addCounts(trx, siteDay, await storeVisitors(trx, siteDay))
    await addSources(trx, siteDay, 'device', siteDay.devices)
    const referrers = new Map(siteDay.referrers)
    referrers.delete(domainOf.get(siteDay.websiteId) ?? '')
    await addSources(trx, siteDay, 'referrer', await withinBound(trx, siteDay, referrers))
  }
}

async function addCounts(trx: Trx, { websiteId, day, views }: SiteDay, visitors: number) {
  await trx.rawQuery(
    `insert into visit_days (website_id, day, views, visitors) values (?, ?, ?, ?)
     on conflict (website_id, day)
     do update set views = views + excluded.views, visitors = visitors + excluded.visitors`,
    [websiteId, day, views, visitors]
  )
}

async function addSources(
  trx: Trx,
  { websiteId, day }: SiteDay,
  kind: 'device' | 'referrer',
  counts: Counts
) {
  for (const [name, views] of counts) {
    await trx.rawQuery(
      `insert into visit_sources (website_id, day, kind, name, views) values (?, ?, ?, ?, ?)
       on conflict (website_id, day, kind, name) do update set views = views + excluded.views`,
      [websiteId, day, kind, name, views]
    )
  }
}

/** The referrers, those beyond the most of a day as one. Other processes may have stored some. */
async function withinBound(trx: Trx, { websiteId, day }: SiteDay, counts: Counts): Promise<Counts> {
  if (counts.size === 0) return counts
  const rows = await trx
    .from('visit_sources')
    .where({ website_id: websiteId, day, kind: 'referrer' })
    .select('name')
  const stored = new Set<string>(rows.map(({ name }) => name))
  const bounded = new Map<string, number>()
  for (const [from, views] of counts) {
    const isKnown = stored.has(from) || stored.size < MOST_REFERRERS
    const name = isKnown ? from : OTHER_REFERRERS
    stored.add(name)
    bounded.set(name, (bounded.get(name) ?? 0) + views)
  }
  return bounded
}
