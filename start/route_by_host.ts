import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { loggedPath } from '#core/logged_path'
import { serveSecurityTxt } from '#core/http/security_txt'
import { refuseHost, type HostHandler } from '#core/hosts'

/** Limits that keep one slow or greedy client from blocking the server. */
export const limits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Room for the cookies of many sites, which browsers send to every host below a shared domain.
  maxHeaderSize: 65_536,
}

/**
 * Handles requests before the framework: the first handler that knows the host answers. Every other
 * host gets a 404: there is no default site.
 */
export function routeByHost(handlers: HostHandler[]) {
  return async (req: IncomingMessage, res: ServerResponse) => {
    const host = (req.headers.host ?? '').toLowerCase()
    try {
      if (hasTwoHosts(req)) return refuseTwoHosts(res)
      if (serveSecurityTxt(req, res)) return
      for (const handles of handlers) {
        const handled = handles(host, req, res)
        if (handled === true || (handled && (await handled))) return
      }
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

/** A page of one site can set cookies for all of them, so no handler after this one reads any. */
export const withoutCookies: HostHandler = (_, req) => {
  delete req.headers.cookie
  return false
}

// `headersDistinct` would collect every header of every request a second time.
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (/^host$/i.test(rawHeaders[at])) hosts += 1
  return hosts > 1
}

/** A proxy in front of us may have read the other one. */
function refuseTwoHosts(res: ServerResponse): void {
  res.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', 'connection': 'close' })
  res.end('This request names more than one host.\n')
}
