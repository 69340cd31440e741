import { domainsConfig } from '#config/domains'
import type { DnsFinding } from '#contract/api/domains'
import { DnsSilent, ZoneReader, type Route } from '#deploy/domains/dns'
import { hostsOf, registrableOf } from '#deploy/domains/domain_name'
import { proofName, proofValue } from '#deploy/domains/instructions'
import type { Domain } from '#deploy/models/domain'

export interface Inspection {
  /** The owner's proof is there, and the domain leads to us. */
  isVerified: boolean
  /** The name servers gave no answer, so this says nothing. */
  isSilent: boolean
  /** The domain itself, its other form, and the proof. */
  findings: DnsFinding[]
}

/** Compares the records of a domain with what its owner was told to enter, each in words. */
export async function inspectDomain(domain: Pick<Domain, 'name' | 'token'>): Promise<Inspection> {
  const { name, token } = domain
  const registrable = registrableOf(name)
  const hosts = hostsOf(name)
  try {
    return await ZoneReader.of(registrable, async (zone) => {
      const routes: DnsFinding[] = []
      for (const host of hosts) {
        routes.push(routeFinding(host, host === registrable, await zone.route(host)))
      }
      const proof = proofFinding(
        proofName(name),
        proofValue(token),
        await zone.texts(proofName(name))
      )
      const isVerified = proof.ok && routes[0].ok
      return { isVerified, isSilent: false, findings: [...routes, proof] }
    })
  } catch (error) {
    if (!(error instanceof DnsSilent)) throw error
    return { isVerified: false, isSilent: true, findings: [silence(registrable)] }
  }
}

function routeFinding(host: string, isBought: boolean, { aliases, addresses }: Route): DnsFinding {
  const ours = domainsConfig.addresses
  const leadsToUs = aliases.includes(domainsConfig.cname)
  const foreign = leadsToUs ? [] : addresses.filter((address) => !ours.includes(address))
  const own = addresses.filter((address) => ours.includes(address))
  const isOk = leadsToUs || (own.length > 0 && foreign.length === 0)
  return {
    type: isBought ? 'A' : 'CNAME',
    name: host,
    expected: isBought ? ours.join(', ') : domainsConfig.cname,
    found: [...aliases, ...addresses],
    ok: isOk,
    detail: routeInWords(host, { isOk, own, foreign, aliases }),
  }
}

interface Seen {
  isOk: boolean
  own: string[]
  foreign: string[]
  aliases: string[]
}

function routeInWords(host: string, { isOk, own, foreign, aliases }: Seen): string {
  if (isOk) return `${host} points to your website.`
  if (own.length > 0) {
    return `${host} points to your website, but also to ${foreign.join(', ')}, which is not us. Remove that record.`
  }
  const [elsewhere] = [...foreign, ...aliases]
  if (elsewhere) return `${host} points to ${elsewhere}, which is not us.`
  return `There is no record for ${host} yet.`
}

function proofFinding(name: string, expected: string, texts: string[]): DnsFinding {
  const isOk = texts.includes(expected)
  const others = texts.filter((text) => text.startsWith('sitewright-verify='))
  const detail = isOk
    ? 'The domain is proven to be yours.'
    : others.length > 0
      ? `The TXT record at ${name} has another value than yours.`
      : `There is no TXT record at ${name} yet.`
  return { type: 'TXT', name, expected, found: texts, ok: isOk, detail }
}

function silence(registrable: string): DnsFinding {
  return {
    type: 'A',
    name: registrable,
    expected: domainsConfig.addresses.join(', '),
    found: [],
    ok: false,
    detail: `The name servers of ${registrable} do not answer. Please try again in a few minutes.`,
  }
}
