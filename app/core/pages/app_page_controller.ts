import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { hosts } from '#config/hosts'
import env from '#start/env'

/** The one HTML document of the app; its screens are drawn in the browser. */
export default class AppPageController {
  async show(ctx: HttpContext) {
    return page(ctx, 200)
  }

  async missing(ctx: HttpContext) {
    return page(ctx, 404)
  }
}

async function page({ params, response, view }: HttpContext, status: number) {
  const nonce = randomBytes(16).toString('base64')
  const html = await view.render('app', { nonce })
  response.header('content-security-policy', contentPolicy(nonce))
  response.header('cache-control', 'no-cache')
  // A mailed link's token lets its holder in: no other page may learn of it.
  if (params.token) response.header('referrer-policy', 'no-referrer')
  return response.status(status).type('html').send(html)
}

/** Where Google's button comes from, for the pages of an installation that is set up for it. */
const GOOGLE = 'https://accounts.google.com/gsi/'

/** Frames may show previews and sites only, and nothing may frame the app. */
function contentPolicy(nonce: string): string {
  const { protocol, port } = new URL(hosts.appUrl)
  const sites = `${protocol}//*.${hosts.sitesDomain}${port ? `:${port}` : ''}`
  const hmr = app.inDev ? ' ws://localhost:24678' : ''
  const google = env.get('GOOGLE_CLIENT_ID') ? ` ${GOOGLE}` : ''
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${google}`,
    `style-src 'self' 'unsafe-inline'${google}`,
    `img-src 'self' data: ${sites}`,
    `font-src 'self'`,
    `connect-src 'self'${hmr}${google}`,
    `frame-src ${sites}${google}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
