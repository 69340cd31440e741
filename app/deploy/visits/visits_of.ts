import db from '@adonisjs/lucid/services/db'
import type { VisitCounts, VisitDay, VisitDevice, Visits, VisitSource } from '#contract/api/visits'
import { daysAgo } from '#deploy/visits/day'
import { keptSince } from '#deploy/visits/kept_since'

/** How many referrers are shown. */
const MOST_SHOWN = 20

/** The visits of a website in the last days, today included. */
export async function visitsOf(websiteId: string, range: number): Promise<Visits> {
  const stored: VisitDay[] = await db
    .from('visit_days')
    .where('website_id', websiteId)
    .where('day', '>', daysAgo(range))
    .select('day', 'views', 'visitors')
  const byDay = new Map(stored.map((one) => [one.day, one]))
  return {
    days: Array.from({ length: range }, (_, at) => {
      const day = daysAgo(range - 1 - at)
      return byDay.get(day) ?? { day, views: 0, visitors: 0 }
    }),
    ...sumOf(stored),
    referrers: await sourcesOf(websiteId, 'referrer', range),
    devices: await sourcesOf<VisitDevice>(websiteId, 'device', range),
    first_day: await firstDayOf(websiteId),
    previous: await previousOf(websiteId, range),
  }
}

async function sourcesOf<Name extends string>(
  websiteId: string,
  kind: 'referrer' | 'device',
  range: number
): Promise<VisitSource<Name>[]> {
  const rows = await db
    .from('visit_sources')
    .where({ website_id: websiteId, kind })
    .where('day', '>', daysAgo(range))
    .groupBy('name')
    .select('name')
    .sum('views as views')
    .orderBy([{ column: 'views', order: 'desc' }, { column: 'name' }])
    .limit(MOST_SHOWN)
  return rows.map(({ name, views }) => ({ name, views }))
}

async function firstDayOf(websiteId: string): Promise<string | null> {
  const row = await db.from('visit_days').where('website_id', websiteId).min('day as day').first()
  return row.day
}

async function previousOf(websiteId: string, range: number): Promise<VisitCounts | null> {
  if (daysAgo(2 * range) < keptSince()) return null
  const stored: VisitCounts[] = await db
    .from('visit_days')
    .where('website_id', websiteId)
    .where('day', '>', daysAgo(2 * range))
    .where('day', '<=', daysAgo(range))
    .select('views', 'visitors')
  return sumOf(stored)
}

function sumOf(counts: readonly VisitCounts[]): VisitCounts {
  const sum = { views: 0, visitors: 0 }
  for (const { views, visitors } of counts) {
    sum.views += views
    sum.visitors += visitors
  }
  return sum
}
