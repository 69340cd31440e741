import { Misconfigured } from '#core/boot_failure'
import env from '#start/env'

const appUrl = new URL(env.get('APP_URL') ?? `http://localhost:${env.get('PORT')}`)

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/

/**
 * The addresses of the product. All links that the product creates use `appUrl`, never a Host header.
 * Sites and previews are on `sitesDomain`, which in public is never the app's own domain.
 */
export const hosts = {
  appUrl: appUrl.origin,
  /** Including the port, as browsers send it in Host. */
  appHost: appUrl.host,
  isPublic: !LOOPBACK.test(appUrl.hostname),
  sitesDomain: env.get('SITES_DOMAIN') ?? 'localhost',
}

/** The origin of a host below the sites domain, for instance of `p-4k2…` or of a site's slug. */
export function siteOrigin(label: string): string {
  const port = appUrl.port ? `:${appUrl.port}` : ''
  return `${appUrl.protocol}//${label}.${hosts.sitesDomain}${port}`
}

/** Rules that apply if strangers can reach the app. Each failure is one sentence. */
export function checkPublicConfiguration(): void {
  if (!hosts.isPublic) return
  for (const name of ['SMTP_URL', 'SITES_DOMAIN', 'BILLING_DRIVER'] as const) {
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

// Without a public suffix list, two names count as the same site if their last two labels are equal:
// this refuses a few safe configurations, and accepts no unsafe one.
function sameSite(a: string, b: string): boolean {
  const site = (name: string) => name.split('.').slice(-2).join('.')
  return site(a) === site(b)
}
