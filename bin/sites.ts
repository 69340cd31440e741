import { explainBootFailure } from '#core/boot_failure'
import { EndingServer } from '#core/http/ending_server'
import { answerClientErrors } from '#start/client_errors'
import { ignitor } from './ignitor.js'
import rcFile from './sites_rc.js'

let sites: typeof import('#start/site_hosts')
let routing: typeof import('#start/route_by_host')
let server: EndingServer | undefined

// The published sites without the app: no task worker, no screens, no API. It shares the database and
// the data folder with the app, and serves on while the app is stopped.
ignitor({ rc: rcFile, beforeEnding: () => server?.end() })
  .tap((app) => {
    app.starting(async () => {
      sites = await import('#start/site_hosts')
      routing = await import('#start/route_by_host')
      const { default: env } = await import('#start/env')
      // The framework listens on PORT. Addresses are built from the app's own port, read before.
      process.env.PORT = String(env.get('SITES_PORT') ?? env.get('PORT'))
    })
  })
  .httpServer()
  .start(() => {
    const handle = sites.siteHostRouter({ port: process.env.PORT! })
    server = new EndingServer(routing.limits, handle)
    return answerClientErrors(server.server)
  })
  .catch((error) => {
    // Pools and timers would keep a process alive whose start has failed.
    console.error(explainBootFailure(error, 'SITES_PORT'))
    process.exit(1)
  })
