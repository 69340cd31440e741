import type { IncomingMessage } from 'node:http'
import { hosts, siteOrigin } from '#config/hosts'
import { labelBelowSites } from '#core/hosts'

/** Longer than the names of pages that people link from. */
const LONGEST = 100
const OWN = new URL(hosts.appUrl).hostname

/**
 * The name of the host whose page links here; null if the visitor came from no other site. The path and
 * the query are dropped at once: they can hold what somebody searched for or wrote.
 */
export function referrerOf({ headers }: IncomingMessage, label: string): string | null {
  const { referer, host = '' } = headers
  if (!referer || !URL.canParse(referer)) return null
  const { protocol, host: from, hostname } = new URL(referer)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  if (hostname === OWN || from === host.toLowerCase() || from === new URL(siteOrigin(label)).host) {
    return null
  }
  // The label of a preview opens the draft, so no other owner may read it.
  if (labelBelowSites(from)?.startsWith('p-')) return null
  const name = withoutWww(hostname)
  return name.includes('.') && name.length <= LONGEST ? name : null
}

/** Both forms of a domain are one site. */
export function withoutWww(hostname: string): string {
  return hostname.replace(/^www\./, '').replace(/\.$/, '')
}
