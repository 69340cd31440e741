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

/** Room for a page and what comes with it. */
const ROOM = Buffer.alloc(256 * 1024, 1)
/** An answer stands for so long, in milliseconds: asking often must not mean writing often. */
const STANDS = 1_000

/** A disk that is busy with much else is not one that is broken: so long it is waited for. */
const SOON = 20
/** But not for ever. */
const LONGEST = 10_000

let newest: { at: number; checks: Promise<StorageChecks> } | undefined
/** What the last probe that has ended found, and when. */
let known: { at: number; checks: StorageChecks } | undefined

/**
 * Whether something can be stored right now, found out by storing something. While that takes longer
 * than usual, what was found the last time stands.
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
    // A number that SQLite keeps for its users and that nothing here reads: a write like any other.
    db.rawQuery(`pragma user_version = ${Math.floor(clock.millis() / 1_000) % 2 ** 31}`),
    writeFile(file, ROOM, { flush: true }),
  ])
  await rm(file, { force: true }).catch(() => {})
  return { database: database.status === 'fulfilled', data_dir: room.status === 'fulfilled' }
}
