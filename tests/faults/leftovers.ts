import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { rowsOf } from '#tests/faults/writers/writer'

const HOUR = 3_600_000

/** Makes all files more than an hour old, because the product does not remove newer ones. */
export function ageFiles(dataDir: string): void {
  const past = new Date(Date.now() - 2 * HOUR)
  for (const folder of ['releases', 'images']) {
    for (const name of namesIn(join(dataDir, folder))) {
      utimesSync(join(dataDir, folder, name), past, past)
    }
  }
}

/** Files in the data folder of a stopped product that no row names, and rows without their file. */
export function leftovers(dataDir: string): string[] {
  const db = new DatabaseSync(join(dataDir, 'sitewright.sqlite'), { readOnly: true })
  const hashes = rowsOf<{ hash: string }>(db, 'SELECT DISTINCT hash FROM release_files')
  const ids = rowsOf<{ id: string }>(db, 'SELECT id FROM images UNION SELECT id FROM documents')
  db.close()
  return [
    ...compared(
      'releases',
      namesIn(join(dataDir, 'releases')),
      hashes.map(({ hash }) => hash)
    ),
    ...compared(
      'images',
      namesIn(join(dataDir, 'images')),
      ids.map(({ id }) => id)
    ),
    ...namesIn(join(dataDir, 'outbox'))
      .filter((name) => !name.endsWith('.eml'))
      .map((name) => `outbox/${name} is left over`),
    ...namesIn(dataDir)
      .filter(
        (name) =>
          !/^((sitewright|payment_sandbox)\.sqlite(-wal|-shm)?|releases|images|outbox)$/.test(name)
      )
      .map((name) => `${name} is left over`),
  ]
}

function compared(folder: string, names: string[], held: string[]): string[] {
  const there = new Set(names.map((name) => name.split('.')[0]))
  return [
    ...names
      .filter((name) => !held.includes(name.split('.')[0]))
      .map((name) => `${folder}/${name} is left over`),
    ...held.filter((name) => !there.has(name)).map((name) => `${folder}/${name} is missing`),
  ]
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
