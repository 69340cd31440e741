import { existsSync, rmSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { Misconfigured } from '#core/boot_failure'
import { probeFile } from '#core/probe_file'
import { explainStorage } from '#core/storage_failure'

/** What a new database needs at least. */
const ROOM = 4 * 1024 * 1024

/**
 * Opens the database file once and writes to it, before the pool does: what is wrong with the disk or
 * with the file is one sentence then, and not a line for each of the pool's attempts.
 */
export function checkDatabaseFile(file: string, dataDir: string): void {
  try {
    rmSync(probeFile(dataDir), { force: true })
    if (!existsSync(file)) expectRoom(dataDir)
    openAndWrite(file)
  } catch (error) {
    const sentence = explainStorage(error, dataDir)
    throw sentence ? new Misconfigured(sentence) : error
  }
}

/** A disk that fills up between two migrations would leave half a database. */
function expectRoom(dataDir: string): void {
  const file = probeFile(dataDir)
  try {
    writeFileSync(file, Buffer.alloc(ROOM, 1), { flush: true })
  } finally {
    rmSync(file, { force: true })
  }
}

function openAndWrite(file: string): void {
  const database = new Database(file, { timeout: 5_000 })
  try {
    database.pragma('journal_mode = WAL')
    // Reads the tables' definitions, and writes what is there already.
    const version = database.pragma('user_version', { simple: true })
    database.exec('select count(*) from sqlite_master')
    database.pragma(`user_version = ${Number(version)}`)
  } finally {
    database.close()
  }
}
