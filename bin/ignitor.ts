import 'reflect-metadata'
import { findPackageJSON } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Ignitor } from '@adonisjs/core'
// Must be the first import: a validator keeps the settings that exist when its file is loaded.
import '#start/validation'
import rcFile from '../adonisrc.js'

// Times are stored without a time zone, so the process uses one zone.
process.env.TZ = 'UTC'
// Files that the process writes contain people's pages, mails and hashes, so only this user may read
// them.
process.umask(0o077)

// The compiled file is in another folder; the root is the nearest folder with a package.json.
const APP_ROOT = new URL('.', pathToFileURL(findPackageJSON(import.meta.url)!))

interface Options {
  /** The providers and preloaded files; by default those of the whole product. */
  rc?: typeof rcFile
  /** Work to wait for when the process is asked to stop, before the application shuts down. */
  beforeEnding?: () => Promise<void> | undefined
}

/** The application before its environment is set: a server, a command or a test run. */
export function ignitor({ rc = rcFile, beforeEnding }: Options = {}) {
  return new Ignitor(APP_ROOT, {
    importer: (path) =>
      path.startsWith('./') || path.startsWith('../')
        ? import(new URL(path, APP_ROOT).href)
        : import(path),
  }).tap((app) => {
    app.rcContents(rc)
    app.booting(async () => {
      await import('#start/env')
      const { default: config } = await import('#start/config')
      app.useConfig(config)
    })
    const end = async () => {
      await beforeEnding?.()
      await app.terminate()
    }
    app.listen('SIGTERM', end)
    app.listen('SIGINT', end)
  })
}
