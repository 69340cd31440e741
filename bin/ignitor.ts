import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

// Times are stored without a zone, so there is one.
process.env.TZ = 'UTC'

const APP_ROOT = new URL('../', import.meta.url)

/** The application before it is told what to be: a server, a command or a test run. */
export function ignitor() {
  return new Ignitor(APP_ROOT, {
    importer: (path) =>
      path.startsWith('./') || path.startsWith('../')
        ? import(new URL(path, APP_ROOT).href)
        : import(path),
  }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
  })
}
