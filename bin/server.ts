import { createServer } from 'node:http'
import { explainBootFailure } from '#core/boot_failure'
import { answerClientErrors } from '#start/client_errors'
import { ignitor } from './ignitor.js'

let hosts: typeof import('#start/hosts')

// Hosts are told apart before the framework sees a request: a customer's page must never be
// answered by the router that owns the app's origin.
ignitor()
  .tap((app) => {
    app.starting(async () => {
      hosts = await import('#start/hosts')
    })
  })
  .httpServer()
  .start((handle) => answerClientErrors(createServer(hosts.limits, hosts.hostRouter(handle))))
  .catch((error) => {
    // Pools and timers would keep a half-started process alive for ever.
    console.error(explainBootFailure(error))
    process.exit(1)
  })
