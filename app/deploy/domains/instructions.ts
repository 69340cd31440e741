import { domainsConfig } from '#config/domains'
import type { DnsInstructions, DnsRecord } from '#contract/api/domains'
import { hostsOf, registrableOf } from '#deploy/domains/domain_name'
import type { Domain } from '#deploy/models/domain'

/** The label of the TXT record that proves who owns a domain. */
const PROOF = '_sitewright-challenge'

export function proofName(name: string): string {
  return `${PROOF}.${registrableOf(name)}`
}

export function proofValue(token: string): string {
  return `sitewright-verify=${token}`
}

/** What the owner enters at the provider of their domain. */
export function instructionsFor({ name, token }: Pick<Domain, 'name' | 'token'>): DnsInstructions {
  const registrable = registrableOf(name)
  const { cname, nameservers } = domainsConfig
  const routes = hostsOf(name)
    .toSorted((a, b) => a.length - b.length)
    .flatMap((host) => routeTo(host, registrable))
  const proof: DnsRecord = {
    type: 'TXT',
    name: PROOF,
    value: proofValue(token),
    description: `Proves that ${registrable} is yours.`,
  }
  const delegation = nameservers.map((value): DnsRecord => ({
    type: 'NS',
    name: '@',
    value,
    description: 'Only if we manage the whole domain for you. Write to us before you change this.',
  }))
  return {
    message:
      `Enter these records where you bought ${registrable}. ` +
      'Changes usually take 5-30 minutes. Then press Verify.' +
      (cname === 'localhost' ? ' On this machine, the addresses lead to this machine only.' : ''),
    records: [...routes, proof, ...delegation],
  }
}

function routeTo(host: string, registrable: string): DnsRecord[] {
  // A bought domain itself cannot have a CNAME beside its other records.
  if (host === registrable) {
    return domainsConfig.addresses.map((value) => ({
      type: 'A',
      name: '@',
      value,
      description: `Leads ${host} to your website.`,
    }))
  }
  return [
    {
      type: 'CNAME',
      name: host.slice(0, -registrable.length - 1),
      value: domainsConfig.cname,
      description: `Leads ${host} to your website.`,
    },
  ]
}
