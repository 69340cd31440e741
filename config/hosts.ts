import { Misconfigured } from '#core/boot_failure'
import env from '#start/env'

const appUrl = new URL(env.get('APP_URL') ?? `http://localhost:${env.get('PORT')}`)

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/

/**
 * Where the product answers. `appUrl` is the only source of links that leave it: a Host header
 * never is. Sites and previews live on `sitesDomain`, which in public is never the app's own.
 */
export const hosts = {
  appUrl: appUrl.origin,
  /** With the port, as browsers send it in Host. */
  appHost: appUrl.host,
  isPublic: !LOOPBACK.test(appUrl.hostname),
  sitesDomain: env.get('SITES_DOMAIN') ?? 'localhost',
}

/** The origin of a host below the sites domain, for instance of `p-4k2…` or of a site's slug. */
export function siteOrigin(label: string): string {
  const port = appUrl.port ? `:${appUrl.port}` : ''
  return `${appUrl.protocol}//${label}.${hosts.sitesDomain}${port}`
}

/** Rules that hold as soon as strangers can reach the app. Each failure is one sentence. */
export function checkPublicConfiguration(): void {
  if (!hosts.isPublic) return
  for (const name of ['SMTP_URL', 'SITES_DOMAIN'] as const) {
    if (!env.get(name)) {
      throw new Misconfigured(
        `${name} is not set. It must be, because APP_URL is a public address.`
      )
    }
  }
  if (env.get('RATE_LIMITS') === 'off') {
    throw new Misconfigured('RATE_LIMITS is off. Leave it on, because APP_URL is a public address.')
  }
  if (sameSite(appUrl.hostname, hosts.sitesDomain)) {
    throw new Misconfigured(
      `SITES_DOMAIN "${hosts.sitesDomain}" lies under the domain of APP_URL. ` +
        `Set it to another domain, so that customers' pages cannot reach the app's storage.`
    )
  }
}

// Without a list of public suffixes two names are taken for one site when they share their last
// two labels: it refuses a few that would be safe, and lets none through that is not.
function sameSite(a: string, b: string): boolean {
  const site = (name: string) => name.split('.').slice(-2).join('.')
  return site(a) === site(b)
}
