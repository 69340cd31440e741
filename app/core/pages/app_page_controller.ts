import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { billingConfig } from '#config/billing'
import { hosts } from '#config/hosts'
import { isOtherName } from '#core/hosts'
import env from '#start/env'

/** The single HTML document of the app; the browser renders the screens. */
export default class AppPageController {
  async show(ctx: HttpContext) {
    return page(ctx, 200)
  }

  async missing(ctx: HttpContext) {
    return page(ctx, 404)
  }
}

async function page({ params, request, response, view }: HttpContext, status: number) {
  // Frames of pages are below the app's own name: at another one of this machine they stay empty.
  if (isOtherName(request.host() ?? ''))
    return response.redirect().toPath(`${new URL(hosts.appUrl).origin}${request.url(true)}`)
  const nonce = randomBytes(16).toString('base64')
  const html = await view.render('app', { nonce })
  response.header('content-security-policy', contentPolicy(nonce))
  response.header('cache-control', 'no-cache')
  // The token of a mailed link is a secret, so it must not be sent to other pages as the referrer.
  if (params.token) response.header('referrer-policy', 'no-referrer')
  return response.status(status).type('html').send(html)
}

/** The origin of Google's button, if Google is configured. */
const GOOGLE = 'https://accounts.google.com/gsi/'

/** The payment provider's script, and its pages above our screen of payments. */
const payments = billingConfig

/** The app may frame only previews and sites, and nothing may frame the app. */
function contentPolicy(nonce: string): string {
  const { protocol, port } = new URL(hosts.appUrl)
  const sites = `${protocol}//*.${hosts.sitesDomain}${port ? `:${port}` : ''}`
  const hmr = app.inDev ? ' ws://localhost:24678' : ''
  const google = env.get('GOOGLE_CLIENT_ID') ? ` ${GOOGLE}` : ''
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${google} ${payments.script}`,
    `style-src 'self' 'unsafe-inline'${google}`,
    `img-src 'self' data: ${sites}`,
    `font-src 'self'`,
    `connect-src 'self'${hmr}${google}`,
    `frame-src ${sites}${google} ${payments.frames}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
