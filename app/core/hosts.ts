import type { IncomingMessage, ServerResponse } from 'node:http'
import { hosts } from '#config/hosts'

/** Answers a request if it is for a host that it knows, and returns whether it did. */
export type HostHandler = (
  host: string,
  req: IncomingMessage,
  res: ServerResponse
) => boolean | Promise<boolean>

const { port } = new URL(hosts.appUrl)
const suffix = port ? `:${port}` : ''
const onThisMachine = [`127.0.0.1${suffix}`, `[::1]${suffix}`, `localhost${suffix}`]

/** Only exact names: every other host is not the app. */
export function isAppHost(host: string): boolean {
  return host === hosts.appHost || (!hosts.isPublic && onThisMachine.includes(host))
}

/** Another name of this machine than the one in the app's address. */
export function isOtherName(host: string): boolean {
  return host !== hosts.appHost && isAppHost(host)
}

/** The first label of a host directly below the sites domain, or null. */
export function labelBelowSites(host: string): string | null {
  const end = `.${hosts.sitesDomain}${suffix}`
  if (!host.endsWith(end)) return null
  const label = host.slice(0, -end.length)
  return /^[a-z0-9-]{1,63}$/.test(label) ? label : null
}

export function refuseHost(res: ServerResponse): void {
  res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
  res.end('There is no site at this address.\n')
}
