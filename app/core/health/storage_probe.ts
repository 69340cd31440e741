import { rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#core/clock'
import { probeFile } from '#core/probe_file'
import { dataDir } from '#config/storage'

export interface StorageChecks {
  database: boolean
  data_dir: boolean
}

/** Space for a page and its files. */
const ROOM = Buffer.alloc(256 * 1024, 1)
/**
 * How long a result is reused, in milliseconds, so that frequent requests do not cause frequent writes.
 */
const STANDS = 1_000

/** How long a probe may take before the previous result is used: a busy disk is not a broken one. */
const SOON = 20
/** The maximum age of a result that is used while a probe is slow. */
const LONGEST = 10_000

let newest: { at: number; checks: Promise<StorageChecks> } | undefined
/** The result and time of the last completed probe. */
let known: { at: number; checks: StorageChecks } | undefined

/**
 * Whether the storage can be written, tested by writing to it. While that takes longer than usual, the
 * previous result is used.
 */
export async function probeStorage(): Promise<StorageChecks> {
  const now = clock.millis()
  if (!newest || now - newest.at >= STANDS || now < newest.at) {
    newest = { at: now, checks: probe() }
    void newest.checks.then((checks) => (known = { at: clock.millis(), checks }))
  }
  if (!known || now - known.at > LONGEST) return newest.checks
  return Promise.race([newest.checks, pause(SOON, known.checks)])
}

async function probe(): Promise<StorageChecks> {
  const file = probeFile(dataDir)
  const [database, room] = await Promise.allSettled([
    // SQLite's user version, which nothing here reads: writing it is a write like any other.
    db.rawQuery(`pragma user_version = ${Math.floor(clock.millis() / 1_000) % 2 ** 31}`),
    writeFile(file, ROOM, { flush: true }),
  ])
  await rm(file, { force: true }).catch(() => {})
  return { database: database.status === 'fulfilled', data_dir: room.status === 'fulfilled' }
}
