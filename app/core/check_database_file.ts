import { existsSync, rmSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { Misconfigured } from '#core/boot_failure'
import { probeFile } from '#core/probe_file'
import { explainStorage } from '#core/storage_failure'

/** The minimum free space for a new database. */
const ROOM = 4 * 1024 * 1024

/**
 * Opens the database file once and writes to it before the connection pool does, so that a problem with
 * the disk or the file is reported in one sentence instead of one line per attempt of the pool.
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

/** A disk that fills up between two migrations would leave an incomplete database. */
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
    // Reads the schema, and writes the value that is already there.
    const version = database.pragma('user_version', { simple: true })
    database.exec('select count(*) from sqlite_master')
    database.pragma(`user_version = ${Number(version)}`)
  } finally {
    database.close()
  }
}
