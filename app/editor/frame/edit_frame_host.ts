import { randomBytes } from 'node:crypto'
import type { HostHandler } from '#core/hosts'
import {
  htmlOfRevision,
  previewHeaders,
  readSignedAddress,
  refuseAddress,
  Revision,
  type PreviewRequest,
} from '#websites/main'
import { framePage, framePolicy } from '#editor/frame/frame_page'
import { frameRuntime } from '#editor/frame/frame_runtime'

/**
 * Shows a page to the editor: on the website's own preview host, with our edit runtime as the only
 * script that may run. The preview host serves the page's fonts and pictures.
 */
export const editFrameHost: HostHandler = async (host, req, res) => {
  const path = req.url ?? '/'
  if (!/^\/e\/\d+\/[\w.-]+\/(\?|$)/.test(path)) return false
  if (req.method !== 'GET' && req.method !== 'HEAD') return false

  const address = await readSignedAddress(host, path)
  if (!address.ok) {
    if (address.error.reason === 'unknown_host') return false
    refuseAddress(res, address.error)
    return true
  }
  const nonce = randomBytes(16).toString('base64url')
  const page = Buffer.from(await pageOf(address.value, nonce))
  res.writeHead(200, {
    ...previewHeaders(),
    'content-security-policy': framePolicy(nonce),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.length,
  })
  res.end(req.method === 'HEAD' ? undefined : page)
  return true
}

async function pageOf({ website, version }: PreviewRequest, nonce: string): Promise<string> {
  const revision = await Revision.findByOrFail({ website_id: website.id, version })
  const runtime = await frameRuntime()
  return framePage(await htmlOfRevision(revision), { runtime, nonce })
}
