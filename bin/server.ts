import { explainBootFailure } from '#core/boot_failure'
import { EndingServer } from '#core/http/ending_server'
import { answerClientErrors } from '#start/client_errors'
import { ignitor } from './ignitor.js'

let hosts: typeof import('#start/hosts')
let streams: typeof import('#core/http/event_stream') | undefined
let server: EndingServer | undefined

// Hosts are told apart before the framework sees a request: a customer's page must never be
// answered by the router that owns the app's origin.
ignitor({
  beforeEnding: () => {
    streams?.endEventStreams()
    return server?.end()
  },
})
  .tap((app) => {
    app.starting(async () => {
      hosts = await import('#start/hosts')
      streams = await import('#core/http/event_stream')
    })
  })
  .httpServer()
  .start((handle) => {
    server = new EndingServer(hosts.limits, hosts.hostRouter(handle))
    return answerClientErrors(server.server)
  })
  .catch((error) => {
    // Pools and timers would keep a half-started process alive for ever.
    console.error(explainBootFailure(error))
    process.exit(1)
  })
