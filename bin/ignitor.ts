import 'reflect-metadata'
import { findPackageJSON } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Ignitor } from '@adonisjs/core'
// First of all: a validator keeps the settings that there were when its file was read.
import '#start/validation'
import rcFile from '../adonisrc.js'

// Times are stored without a zone, so there is one.
process.env.TZ = 'UTC'
// People's pages, mails and hashes: what is written here is for this user's eyes only.
process.umask(0o077)

// Compiled, this file lies elsewhere; the root is where the next package.json is.
const APP_ROOT = new URL('.', pathToFileURL(findPackageJSON(import.meta.url)!))

interface Options {
  /** What is waited for when the process is asked to stop, before anything is taken down. */
  beforeEnding?: () => Promise<void> | undefined
}

/** The application before it is told what to be: a server, a command or a test run. */
export function ignitor({ beforeEnding }: Options = {}) {
  return new Ignitor(APP_ROOT, {
    importer: (path) =>
      path.startsWith('./') || path.startsWith('../')
        ? import(new URL(path, APP_ROOT).href)
        : import(path),
  }).tap((app) => {
    app.rcContents(rcFile)
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
