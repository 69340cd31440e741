import { explainBootFailure } from '#core/boot_failure'
import { EndingServer } from '#core/http/ending_server'
import { answerClientErrors } from '#start/client_errors'
import { ignitor } from './ignitor.js'

let hosts: typeof import('#start/hosts')
let routing: typeof import('#start/route_by_host')
let streams: typeof import('#core/http/event_stream') | undefined
let server: EndingServer | undefined

// Hosts are distinguished before the framework sees a request: the router of the app's origin must
// never answer with a customer's page.
ignitor({
  beforeEnding: () => {
    streams?.endEventStreams()
    return server?.end()
  },
})
  .tap((app) => {
    app.starting(async () => {
      hosts = await import('#start/hosts')
      routing = await import('#start/route_by_host')
      streams = await import('#core/http/event_stream')
    })
  })
  .httpServer()
  .start((handle) => {
    server = new EndingServer(routing.limits, hosts.hostRouter(handle))
    return answerClientErrors(server.server)
  })
  .catch((error) => {
    // Pools and timers would keep a process alive whose start has failed.
    console.error(explainBootFailure(error))
    process.exit(1)
  })
