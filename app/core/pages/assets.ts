import type { IncomingMessage, ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import sirv from 'sirv'
import { serveFont } from '#core/fonts/main'

// Hashed files never change; the few with plain names (the icon) are asked for again each day.
const serve = sirv(app.publicPath(), {
  dev: app.inDev,
  brotli: true,
  gzip: true,
  setHeaders(res, path) {
    const lasting = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=86400'
    res.setHeader('cache-control', `public, ${lasting}`)
    res.setHeader('x-content-type-options', 'nosniff')
  },
})

/**
 * What the app's pages load: the front end's own files, compressed at build time, and the fonts
 * that a person can choose. Served before the framework, which never sees these requests.
 */
export async function serveAssets(req: IncomingMessage, res: ServerResponse, next: () => unknown) {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next()
  const font = req.url?.match(/^\/fonts\/([a-z0-9-]+\.woff2)$/)
  if (font && (await serveFont(font[1], req, res))) return
  if (req.url === '/') return next()
  return serve(req, res, () => void next())
}
