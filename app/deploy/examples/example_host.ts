import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { visitorWords } from 'site-designer'
import { exampleAt } from '#contract/example_sites'
import { serveFont } from '#core/fonts/main'
import { labelBelowSites, type HostHandler } from '#core/hosts'
import { hasIt, negotiate } from '#core/http/negotiate'
import { languageOf } from '#core/pages/language'
import { pagePolicy } from '#core/pages/page_policy'
import { siteNotice } from '#core/pages/site_notice'
import { serveStill } from '#core/stills/main'
import { madeExample, type MadeExample } from '#deploy/examples/example_pages'
import { notFoundPage } from '#deploy/services/not_found_page'
import { SAFETY } from '#deploy/site_host/send_file'

/**
 * Serves the examples of the landing page at `example-<id>.<sites domain>`, without the database. Their
 * forms send nothing to anybody, their visits are not counted, and search engines do not list them.
 */
export const exampleHost: HostHandler = async (host, req, res) => {
  const id = exampleAt(labelBelowSites(host) ?? '')
  if (!id) return false
  const [path] = (req.url ?? '/').split(/[?#]/, 1)
  const isForm = req.method === 'POST' && path === '/_forms/contact'
  if (!isForm && req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { ...HEADERS, allow: 'GET, HEAD' }).end()
    return true
  }
  if (await serveOwnFile(path, req, res)) return true

  const page = await madeExample(id)
  if (isForm) sendPage(200, formAnswer(page), req, res)
  else if (path === '/' || path === '/index.html') sendExample(page, req, res)
  else sendPage(404, notFoundPage(page.html), req, res)
  return true
}

const HEADERS = { ...SAFETY, 'x-robots-tag': 'noindex' }

/** The form of an example may be sent, and only to its own host. */
const PAGE_HEADERS = {
  ...HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': pagePolicy({ sendsTo: `'self'` }),
}

/** A font or a picture of ours. */
async function serveOwnFile(
  path: string,
  req: IncomingMessage,
  res: ServerResponse
): Promise<boolean> {
  const [, folder, name] = /^\/(fonts|stills)\/([a-z0-9-]+\.(?:woff2|webp))$/.exec(path) ?? []
  if (folder === 'fonts') return serveFont(name, req, res)
  if (folder === 'stills') return serveStill(name, req, res)
  return false
}

function sendExample(
  { etag, bytes }: MadeExample,
  req: IncomingMessage,
  res: ServerResponse
): void {
  const headers: OutgoingHttpHeaders = {
    ...PAGE_HEADERS,
    etag,
    'cache-control': 'no-cache',
    'vary': 'accept-encoding',
  }
  if (hasIt(req.headers['if-none-match'], etag)) {
    res.writeHead(304, headers).end()
    return
  }
  const encoding = negotiate(req.headers['accept-encoding'], ['gzip', 'identity'])
  const sent = bytes[encoding] ?? bytes.identity
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  res.writeHead(200, { ...headers, 'content-length': sent.length })
  res.end(req.method === 'HEAD' ? undefined : sent)
}

/** The body of the request is neither read nor stored. */
function formAnswer({ html }: MadeExample): string {
  return siteNotice(html, {
    title: 'This is an example',
    sentence: 'The business is invented, so your message was sent to nobody and is not stored.',
    link: visitorWords(languageOf(html)).back,
  })
}

function sendPage(status: number, html: string, req: IncomingMessage, res: ServerResponse): void {
  const bytes = Buffer.from(html)
  res.writeHead(status, {
    ...PAGE_HEADERS,
    'content-length': bytes.length,
    'cache-control': 'no-store',
  })
  res.end(req.method === 'HEAD' ? undefined : bytes)
}
