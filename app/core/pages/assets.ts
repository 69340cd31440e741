import type { IncomingMessage, ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import { serveFont } from '#core/fonts/main'
import { PublicFiles } from '#core/pages/public_files'
import { serveStill } from '#core/stills/main'

const files = new PublicFiles(app.publicPath())

/**
 * Files for the app's pages: the built front end, compressed at build time, and the fonts and pictures of
 * ours that a website can have. Served before the framework sees the request.
 */
export async function serveAssets(req: IncomingMessage, res: ServerResponse, next: () => unknown) {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next()
  const font = req.url?.match(/^\/fonts\/([a-z0-9-]+\.woff2)$/)
  if (font && (await serveFont(font[1], req, res))) return
  const still = req.url?.match(/^\/stills\/([a-z0-9-]+\.webp)$/)
  if (still && (await serveStill(still[1], req, res))) return
  if (files.serve(req, res)) return
  return next()
}
