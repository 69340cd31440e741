import type { ServerResponse } from 'node:http'
import { sandboxOrigin } from '#config/billing'
import { hosts } from '#config/hosts'
import { exampleAt } from '#contract/example_sites'
import { labelBelowSites, type HostHandler } from '#core/hosts'
import { isLoopback, isLoopbackHost } from '#core/loopback'
import { Deployment } from '#deploy/models/deployment'
import { domainMap } from '#deploy/site_host/domain_map'

const PATH = '/internal/tls/ask'

/**
 * Answers a proxy on this machine that asks whether it may get a certificate for a host: 200 or 404. Only
 * for hosts that we serve, because strangers can point any number of names at the proxy.
 */
export const answerTlsAsk: HostHandler = (host, req, res) => {
  if (!isLoopbackHost(host) || !isLoopback(req.socket.remoteAddress)) return false
  const [path, query] = (req.url ?? '').split('?', 2)
  return path === PATH && answer(query, res)
}

async function answer(query: string | undefined, res: ServerResponse): Promise<true> {
  const domain = new URLSearchParams(query).get('domain')?.toLowerCase() ?? ''
  res.writeHead((await isServed(domain)) ? 200 : 404, { 'cache-control': 'no-store' }).end()
  return true
}

async function isServed(host: string): Promise<boolean> {
  const { hostname, port } = new URL(hosts.appUrl)
  if (host === hostname) return true
  // As browsers send it to that port.
  const label = labelBelowSites(port ? `${host}:${port}` : host)
  if (!label) return (await domainMap.find(host)) !== null
  if (label.startsWith('p-') || host === new URL(sandboxOrigin).hostname) return true
  if (exampleAt(label)) return true
  return (await Deployment.findBy('slug', label)) !== null
}
