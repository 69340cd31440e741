import { hosts, siteOrigin } from '#config/hosts'
import type { Website } from '#websites/main'

type Placed = Pick<Website, 'slug' | 'customDomain' | 'customDomainVerified'>

/** The address that a site names as its own: its domain, if that is verified. */
export function publicAddress({ slug, customDomain, customDomainVerified }: Placed): string {
  if (!customDomain || !customDomainVerified) return siteOrigin(slug)
  return domainOrigin(customDomain)
}

/** The origin of an own domain, with the protocol and the port of the product. */
function domainOrigin(domain: string): string {
  const { protocol, port } = new URL(hosts.appUrl)
  return `${protocol}//${domain}${port ? `:${port}` : ''}`
}
