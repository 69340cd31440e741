import type { IncomingMessage, ServerResponse } from 'node:http'
import { deployConfig } from '#config/deploy'
import { checkPublicConfiguration } from '#config/hosts'
import { serveAssets } from '#core/pages/assets'
import { publicHeaders } from '#core/http/public_headers'
import { isAppHost, type HostHandler } from '#core/hosts'
import { sandboxHost } from '#billing/main'
import { editFrameHost } from '#editor/main'
import { answerTlsAsk, exampleHost, siteHost, suspendedPreviewHost } from '#deploy/main'
import { routeByHost, withoutCookies } from '#start/route_by_host'
import { previewHost } from '#websites/main'

checkPublicConfiguration()
deployConfig()

type App = (req: IncomingMessage, res: ServerResponse) => unknown

/** Every kind of host: the app's own, preview hosts, the payment sandbox, examples and site hosts. */
export function hostRouter(app: App) {
  return routeByHost([
    answerTlsAsk,
    appHost(app),
    withoutCookies,
    suspendedPreviewHost,
    editFrameHost,
    previewHost,
    sandboxHost,
    exampleHost,
    siteHost,
  ])
}

function appHost(app: App): HostHandler {
  return async (host, req, res) => {
    if (!isAppHost(host)) return false
    // The id appears in our log and on our error pages, so a client must not choose it.
    delete req.headers['x-request-id']
    for (const [name, value] of publicHeaders()) res.setHeader(name, value)
    await serveAssets(req, res, () => app(req, res))
    return true
  }
}
