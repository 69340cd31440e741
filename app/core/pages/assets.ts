import type { IncomingMessage, ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import { serveFont } from '#core/fonts/main'
import { PublicFiles } from '#core/pages/public_files'

const files = new PublicFiles(app.publicPath())

/**
 * Files for the app's pages: the built front end, compressed at build time, and the fonts that a person
 * can choose. Served before the framework sees the request.
 */
export async function serveAssets(req: IncomingMessage, res: ServerResponse, next: () => unknown) {
  if (req.method !== 'GET' && req.method !== 'HEAD') return next()
  const font = req.url?.match(/^\/fonts\/([a-z0-9-]+\.woff2)$/)
  if (font && (await serveFont(font[1], req, res))) return
  if (files.serve(req, res)) return
  return next()
}
