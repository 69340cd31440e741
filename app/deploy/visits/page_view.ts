import type { IncomingMessage } from 'node:http'
import { clock } from '#core/clock'
import { visitorOf } from '#core/http/visitor'
import { dayOf } from '#deploy/visits/day'
import { deviceOf, type Device } from '#deploy/visits/user_agents'
import { referrerOf } from '#deploy/visits/referrer'

/** One view of a page by a person. */
export interface PageView {
  websiteId: string
  day: string
  /** Tells visitors apart while in memory; only its hash is stored. */
  visitor: string
  referrer: string | null
  device: Device
}

interface Visited {
  websiteId: string
  /** The label of the site's own address. */
  label: string
}

/** A user agent takes memory for as long as its view waits to be stored. */
const USER_AGENT_LENGTH = 300

/** The view that a request for a page is; null for robots and for pages that are only fetched ahead. */
export function pageViewOf(req: IncomingMessage, { websiteId, label }: Visited): PageView | null {
  if (req.method !== 'GET' || isFetchedAhead(req)) return null
  const userAgent = (req.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH)
  const device = deviceOf(userAgent)
  if (!device) return null
  return {
    websiteId,
    day: dayOf(clock.millis()),
    visitor: `${visitorOf(req)}\n${userAgent}`,
    referrer: referrerOf(req, label),
    device,
  }
}

function isFetchedAhead({ headers }: IncomingMessage): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose
  return purpose !== undefined && String(purpose).toLowerCase().includes('prefetch')
}
