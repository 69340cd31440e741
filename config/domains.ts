import { hosts } from '#config/hosts'
import env from '#start/env'

/** On a local machine an own domain leads to this machine. */
const LOCAL = ['127.0.0.1']

/** What the owners of domains are told to enter, and where their records are looked up. */
export const domainsConfig = {
  /** Empty if the operator has set none: then no domain can be added. */
  addresses: env.get('SITES_IPV4') ?? (hosts.isPublic ? [] : LOCAL),
  cname: env.get('SITES_CNAME') ?? hosts.sitesDomain,
  nameservers: env.get('SITES_NAMESERVERS'),
  /** If set, these are asked instead of the name servers of each domain. */
  dnsServers: env.get('DNS_SERVERS'),
}
