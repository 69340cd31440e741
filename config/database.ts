import { chmodSync, mkdirSync } from 'node:fs'
import { defineConfig } from '@adonisjs/lucid'
import { databaseFile, dataDir } from '#config/storage'
import { keepPreparedStatements } from '#core/prepared_statements'
import { beginToWrite } from '#core/write_transactions'

mkdirSync(dataDir, { recursive: true })
makePrivate(dataDir, 0o700)
for (const name of ['', '-wal', '-shm']) makePrivate(`${databaseFile}${name}`, 0o600)

/**
 * Restricts the permissions of files that an older version, or a copy, left readable for other users.
 */
function makePrivate(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch {
    // The file does not exist yet, or it belongs to another user, who decides about its permissions.
  }
}

// A failed query is logged without its values, which are hashes, tokens and mail addresses.
const unknownToLucid = { compileSqlOnError: false }

export default defineConfig({
  connection: 'sqlite',
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: databaseFile },
      useNullAsDefault: true,
      ...unknownToLucid,
      pool: {
        min: 1,
        max: 1,
        // One connection: a query that does not use the open transaction waits for itself, so it must
        // fail soon.
        acquireTimeoutMillis: 5_000,
        afterCreate(connection: any, done: (error?: Error) => void) {
          // First, because the next statement may already have to wait for another process.
          connection.pragma('busy_timeout = 5000')
          connection.pragma('journal_mode = WAL')
          connection.pragma('synchronous = FULL')
          connection.pragma('foreign_keys = ON')
          connection.pragma('journal_size_limit = 67108864')
          keepPreparedStatements(connection)
          beginToWrite(connection)
          done()
        },
      },
      migrations: { naturalSort: true, paths: ['database/migrations'] },
      schemaGeneration: { enabled: false },
    },
  },
})
