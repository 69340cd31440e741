import type { IncomingMessage, ServerResponse } from 'node:http'
import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { serveFont } from '#core/fonts/main'
import { labelBelowSites, refuseHost, type HostHandler } from '#core/hosts'
import { notice } from '#core/pages/notice'
import { pagePolicy } from '#core/pages/page_policy'
import { serveStill } from '#core/stills/main'
import { Revision } from '#websites/models/revision'
import { refuseAddress, refusePreviewPath } from '#websites/preview/refusals'
import { serveDocument } from '#websites/preview/serve_document'
import { serveImage } from '#websites/preview/serve_image'
import { previewHeaders, readSignedAddress } from '#websites/preview/signed_address'
import { htmlOfRevision } from '#websites/services/current_texts'

/**
 * Serves drafts at `p-<key>.<sites domain>`: one origin per website, so that its scripts can access
 * neither the app's storage nor another website's. Sets no cookies and forbids caching.
 */
export const previewHost: HostHandler = async (host, req, res) => {
  const label = labelBelowSites(host)
  if (!label?.startsWith('p-')) return false
  const path = req.url ?? '/'

  if (req.method === 'POST' && /\/_forms\/contact(\?|$)/.test(path)) {
    formInPreview(res)
    return true
  }
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { ...previewHeaders(), allow: 'GET, HEAD' }).end()
    return true
  }
  const font = /^(?:\/[ve]\/\d+\/[\w.-]+)?\/fonts\/([a-z0-9-]+\.woff2)(?:\?|$)/.exec(path)
  if (font && (await serveFont(font[1], req, res))) return true

  const still = /^(?:\/[ve]\/\d+\/[\w.-]+)?\/stills\/([a-z0-9-]+\.webp)(?:\?|$)/.exec(path)
  if (still && (await serveStill(still[1], req, res))) return true

  const image = /^(?:\/[ve]\/\d+\/[\w.-]+)?\/(images\/[\w.-]+)(?:\?|$)/.exec(path)
  if (image && (await serveImage(label.slice(2), image[1], req, res))) return true

  const document = /^(?:\/[ve]\/\d+\/[\w.-]+)?\/(files\/[\w./-]+)(?:\?|$)/.exec(path)
  if (document && (await serveDocument(label.slice(2), document[1], req, res))) return true

  const address = await readSignedAddress(host, path)
  if (!address.ok) {
    if (address.error.reason === 'unknown_host') refuseHost(res)
    else refuseAddress(res, address.error)
    return true
  }
  const { website, mode, version, rest } = address.value
  if (rest === '') res.writeHead(308, { ...previewHeaders(), location: `${path}/` }).end()
  else if (mode !== 'v' || rest !== '/') refusePreviewPath(res, website)
  else await showRevision(req, res, website.id, version)
  return true
}

async function showRevision(
  req: IncomingMessage,
  res: ServerResponse,
  websiteId: string,
  version: number
) {
  const revision = await Revision.findByOrFail({ website_id: websiteId, version })
  const html = Buffer.from(await htmlOfRevision(revision))
  res.writeHead(200, {
    ...previewHeaders(),
    'content-type': 'text/html; charset=utf-8',
    'content-length': html.length,
  })
  res.end(req.method === 'HEAD' ? undefined : html)
}

function formInPreview(res: ServerResponse) {
  const page = notice({
    title: 'This is a preview',
    sentence: 'The form works on the published website. Nothing was sent from here.',
    link: { href: `${hosts.appUrl}${paths.websites}`, words: 'Back to My Websites', newTab: true },
  })
  res.writeHead(200, {
    ...previewHeaders(),
    'content-security-policy': pagePolicy({ framedBy: hosts.appUrl }),
    'content-type': 'text/html; charset=utf-8',
  })
  res.end(page)
}
