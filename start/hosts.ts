import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http'
import { checkPublicConfiguration } from '#config/hosts'
import { serveAssets } from '#core/pages/assets'
import { isAppHost, refuseHost, type HostHandler } from '#core/hosts'

checkPublicConfiguration()

/** What keeps one slow or greedy client from holding the door. */
export const limits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
}

/** Kinds of host besides the app's own; the first that knows the name answers. */
const handlers: HostHandler[] = []

/**
 * Tells the app's host, preview hosts and site hosts apart, before the framework. Whatever is
 * none of them gets a 404: there is no default site.
 */
export function hostRouter(app: (req: IncomingMessage, res: ServerResponse) => unknown) {
  return async (req: IncomingMessage, res: ServerResponse) => {
    const host = (req.headers.host ?? '').toLowerCase()
    if (isAppHost(host)) return serveAssets(req, res, () => app(req, res))
    for (const handles of handlers) if (await handles(host, req, res)) return
    refuseHost(res)
  }
}
