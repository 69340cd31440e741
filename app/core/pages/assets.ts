import type { IncomingMessage, ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import sirv from 'sirv'

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

/** The front end's own files, compressed at build time and served before the framework. */
export function serveAssets(req: IncomingMessage, res: ServerResponse, next: () => unknown) {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next()
  if (req.url === '/') return next()
  return serve(req, res, next)
}
