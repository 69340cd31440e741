import { checkPublicConfiguration, hosts } from '#config/hosts'
import type { HostHandler } from '#core/hosts'
import { answerSiteHealth, answerTlsAsk, exampleHost, siteHost } from '#deploy/main'
import { routeByHost, withoutCookies } from '#start/route_by_host'

checkPublicConfiguration()

/** Only what visitors of published sites and of examples need, and the proxy in front of them. */
export function siteHostRouter({ port }: { port: string }) {
  return routeByHost([answerTlsAsk, answerSiteHealth, withoutCookies, ...sitesAt(port)])
}

/** Without a proxy in front, a browser names the port of this process instead of the app's. */
function sitesAt(port: string): HostHandler[] {
  const { port: appPort } = new URL(hosts.appUrl)
  const end = `:${port}`
  return [exampleHost, siteHost].map((handles) => (host, req, res) => {
    const name = host.endsWith(end) ? host.slice(0, -end.length) : null
    return handles(name === null ? host : name + (appPort && `:${appPort}`), req, res)
  })
}
