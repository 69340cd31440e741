import type { IncomingMessage, ServerResponse } from 'node:http'
import { hosts, siteOrigin } from '#config/hosts'
import { labelBelowSites, type HostHandler } from '#core/hosts'
import { hasIt } from '#core/http/negotiate'
import { pagePolicy } from '#core/pages/page_policy'
import { receiveContact } from '#websites/main'
import { contentOf } from '#deploy/site_host/contents'
import { domainMap } from '#deploy/site_host/domain_map'
import { refuseSuspended } from '#deploy/site_host/refuse_suspended'
import { replacedFile } from '#deploy/site_host/replaced_files'
import { SAFETY, sendFile, sendUnchanged } from '#deploy/site_host/send_file'
import type { ServedFile, Site } from '#deploy/site_host/site'
import { isSite, siteMap } from '#deploy/site_host/site_map'
import { pageViewOf } from '#deploy/visits/page_view'
import { visitCounter } from '#deploy/visits/visit_counter'

/**
 * Serves published sites at `<slug>.<sites domain>`, from memory and without the framework. A path is
 * only looked up among the names of the release and never reaches the file system.
 */
export const siteHost: HostHandler = async (host, req, res) => {
  const label = labelBelowSites(host) ?? (await labelOfDomain(host, req, res))
  if (label === REDIRECTED) return true
  if (!label) return false
  const site = await siteMap.find(label)
  if (!site) return false
  if (!isSite(site)) {
    leadTo(siteOrigin(site.label), req, res)
    return true
  }
  if (site.isSuspended) {
    refuseSuspended(res)
    return true
  }

  const path = pathOf(req.url ?? '/')
  if (req.method === 'POST' && path === '_forms/contact') {
    const page = String(await contentOf(site.files.get(HOME)!.hash, 'identity'))
    await receiveContact({ websiteId: site.websiteId, page }, req, res)
  } else if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { ...SAFETY, allow: 'GET, HEAD' }).end()
  } else {
    const found = path === null || path === MISSING ? undefined : fileAt(site, path)
    if (found) await serve(found, req, res)
    else await serveMissing(site, path, req, res)
    if (found?.contentType.startsWith('text/html')) countView(site.websiteId, label, req)
  }
  return true
}

/** Answered with a redirect already. */
const REDIRECTED = Symbol('redirected')

/** The label of the website that an own domain shows; its other form is redirected to it. */
async function labelOfDomain(
  host: string,
  req: IncomingMessage,
  res: ServerResponse
): Promise<string | null | typeof REDIRECTED> {
  const { hostname, port } = hostAndPort(host)
  const destination = await domainMap.find(hostname)
  if (!destination) return null
  const { slug, canonical, isUnpaid } = destination
  if (!isUnpaid && hostname === canonical) return slug
  const { protocol } = new URL(hosts.appUrl)
  leadTo(isUnpaid ? siteOrigin(slug) : `${protocol}//${canonical}${port}`, req, res)
  return REDIRECTED
}

function leadTo(origin: string, req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(308, { ...SAFETY, 'location': origin + pathIn(req), 'cache-control': 'no-cache' })
  res.end()
}

function hostAndPort(host: string): { hostname: string; port: string } {
  const [hostname, port] = host.split(':', 2)
  return { hostname: hostname.replace(/\.$/, ''), port: port ? `:${port}` : '' }
}

/** Only a path of ours: `//` and others would lead to another host. */
function pathIn({ url = '/' }: IncomingMessage): string {
  return /^\/(?!\/)[^\r\n\\]*$/.test(url) ? url : '/'
}

const HOME = 'index.html'
const MISSING = '404.html'
const ICONS = ['favicon.ico', 'apple-touch-icon.png']

function countView(websiteId: string, label: string, req: IncomingMessage): void {
  const view = pageViewOf(req, { websiteId, label })
  if (view) visitCounter.count(view)
}

function serve(found: ServedFile, req: IncomingMessage, res: ServerResponse): void | Promise<void> {
  if (hasIt(req.headers['if-none-match'], found.etag)) return sendUnchanged(res, found)
  return sendFile(req, res, found)
}

function serveMissing(
  site: Site,
  path: string | null,
  req: IncomingMessage,
  res: ServerResponse
): void | Promise<void> {
  // Devices request these for every site; a release from before there were icons has none.
  if (path !== null && ICONS.includes(path)) {
    res.writeHead(204, { ...SAFETY, 'cache-control': 'no-cache' }).end()
    return
  }
  return sendFile(req, res, site.files.get(MISSING)!, NOT_FOUND)
}

function fileAt(site: Site, path: string): ServedFile | undefined {
  return site.files.get(path) ?? replacedFile(site, path)
}

const NOT_FOUND = { status: 404, headers: { 'content-security-policy': pagePolicy() } }

/** The file name within a release for an address; null for an invalid one. */
function pathOf(url: string): string | null {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  if (!path.startsWith('/')) return null
  const name = path.endsWith('/') ? `${path}index.html` : path
  try {
    return decodeURIComponent(name.slice(1))
  } catch {
    return null
  }
}
