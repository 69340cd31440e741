import { domainToASCII, domainToUnicode } from 'node:url'
import { parse } from 'tldts'
import { hosts } from '#config/hosts'
import { ok, refused, type Result } from '#core/result'

export interface DomainName {
  /** In the form of addresses: lower case, without the dot at the end, `xn--…` for other letters. */
  name: string
  /** What the person has bought: `example.co.uk` of `www.example.co.uk`. */
  registrable: string
}

const LONGEST = 253
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** The domain in a text that a person has typed, or the sentence why it cannot be one. */
export function readDomainName(typed: string): Result<DomainName, string> {
  const text = typed.trim().toLowerCase().replace(/\.$/, '')
  if (text === '') return refused('Domain name is required')
  if (/[/:@?#\s]/.test(text)) return refused('Type only the domain, such as example.com.')
  const name = domainToASCII(text)
  if (name === '' || name.length > LONGEST) return refused('This is not a domain name.')
  const { domain, isIp, publicSuffix } = parse(name, { allowPrivateDomains: true })
  if (isIp) return refused('This is an IP address. Type a domain, such as example.com.')
  if (!name.split('.').every((label) => LABEL.test(label))) {
    return refused('This is not a domain name.')
  }
  if (!name.includes('.')) return refused('A domain has a dot, as example.com has.')
  if (isOurs(name)) return refused('This domain belongs to the people who run this service.')
  if (name === publicSuffix || !domain) {
    return refused(
      `Nobody can own ${shownName(name)} alone. Type your own domain, such as example.com.`
    )
  }
  return ok({ name, registrable: domain })
}

/** The domain that a person has bought, of a name that was read before. */
export function registrableOf(name: string): string {
  return parse(name, { allowPrivateDomains: true }).domain ?? name
}

/** The name itself, and with a bought domain also the form with or without www. */
export function hostsOf(name: string): string[] {
  const registrable = registrableOf(name)
  if (name === registrable) return [name, `www.${name}`]
  return name === `www.${registrable}` ? [name, registrable] : [name]
}

/** As people write it. */
export function shownName(name: string): string {
  return domainToUnicode(name) || name
}

/**
 * Whether a name mixes letters of several scripts within a label, as names do that imitate others:
 * it is then also shown in the form of addresses.
 */
export function mixesScripts(name: string): boolean {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
  return shownName(name)
    .split('.')
    .some((label) => scripts.filter((script) => script.test(label)).length > 1)
}

function isOurs(name: string): boolean {
  const own = [new URL(hosts.appUrl).hostname, hosts.sitesDomain]
  return own.some((ours) => name === ours || name.endsWith(`.${ours}`))
}
