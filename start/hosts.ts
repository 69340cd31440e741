import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { deployConfig } from '#config/deploy'
import { checkPublicConfiguration } from '#config/hosts'
import { serveAssets } from '#core/pages/assets'
import { loggedPath } from '#core/logged_path'
import { serveSecurityTxt } from '#core/http/security_txt'
import { publicHeaders } from '#core/http/public_headers'
import { isAppHost, refuseHost, type HostHandler } from '#core/hosts'
import { sandboxHost } from '#billing/main'
import { editFrameHost } from '#editor/main'
import { answerTlsAsk, siteHost, suspendedPreviewHost } from '#deploy/main'
import { previewHost } from '#websites/main'

checkPublicConfiguration()
deployConfig()

/** Limits that keep one slow or greedy client from blocking the server. */
export const limits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Room for the cookies of many sites, which browsers send to every host below a shared domain.
  maxHeaderSize: 65_536,
}

/** Kinds of host besides the app's own; the first one that knows the name answers. */
const handlers: HostHandler[] = [
  suspendedPreviewHost,
  editFrameHost,
  previewHost,
  sandboxHost,
  siteHost,
]

/**
 * Distinguishes the app's host, preview hosts and site hosts before the framework. Every other host
 * gets a 404: there is no default site.
 */
export function hostRouter(app: (req: IncomingMessage, res: ServerResponse) => unknown) {
  return async (req: IncomingMessage, res: ServerResponse) => {
    const host = (req.headers.host ?? '').toLowerCase()
    try {
      if ((req.headersDistinct.host?.length ?? 0) > 1) return refuseTwoHosts(res)
      if (serveSecurityTxt(req, res)) return
      if (await answerTlsAsk(req, res)) return
      if (isAppHost(host)) {
        // The id appears in our log and on our error pages, so a client must not choose it.
        delete req.headers['x-request-id']
        for (const [name, value] of publicHeaders()) res.setHeader(name, value)
        return await serveAssets(req, res, () => app(req, res))
      }
      // A page of one site can set cookies for all of them, so none of these hosts reads any.
      delete req.headers.cookie
      for (const handles of handlers) if (await handles(host, req, res)) return
      refuseHost(res)
    } catch (error) {
      // Outside the framework nobody else would catch this error, and one page would end the process.
      const line = { err: error, host, path: loggedPath(req.url ?? '') }
      logger.error(line, 'a request outside the framework could not be answered')
      if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      res.end('Something went wrong on our side. Please try again.\n')
    }
  }
}

/** A proxy in front of us may have read the other one. */
function refuseTwoHosts(res: ServerResponse): void {
  res.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'connection': 'close' })
  res.end('This request names more than one host.\n')
}
