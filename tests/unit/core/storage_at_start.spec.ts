import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { Misconfigured } from '#core/boot_failure'
import { checkDatabaseFile } from '#core/check_database_file'
import { explainStorage } from '#core/storage_failure'

const canLimit = spawnSync('prlimit', ['--version']).status === 0

const DAMAGED =
  'is damaged. Put a copy from a backup in its place, or move it away to begin with an empty one.'

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'sitewright-storage-'))
  return { path, file: join(path, 'sitewright.sqlite') }
}

test.group('Storage at start', () => {
  test('a file that is no database is reported in one sentence', ({ assert }) => {
    const { path, file } = folder()
    writeFileSync(file, 'not a database at all, but long enough to be looked at. '.repeat(100))
    const check = () => checkDatabaseFile(file, path)
    assert.throws(check, `The database in "${path}" ${DAMAGED}`)
  })

  test('a database with a damaged schema is reported in one sentence', ({ assert }) => {
    const { path, file } = folder()
    const database = new Database(file)
    for (let n = 0; n < 60; n++) database.exec(`create table t${n} (a text, b text, c text)`)
    const pages = Number(database.pragma('page_count', { simple: true }))
    database.close()
    const size = 4096
    writeFileSync(file, Buffer.alloc((pages - 1) * size, 0xff), { flag: 'r+' })
    let thrown: unknown
    try {
      checkDatabaseFile(file, path)
    } catch (error) {
      thrown = error
    }
    assert.instanceOf(thrown, Misconfigured)
    assert.include((thrown as Error).message, DAMAGED)
  })

  test('a read-only database is reported in one sentence', ({ assert }) => {
    const { path, file } = folder()
    new Database(file).exec('create table t (a text)').close()
    const readonly = new Database(file, { readonly: true })
    const error = thrownBy(() => readonly.exec("insert into t values ('a')"))
    const sentence = `"${path}" cannot be written. Set DATA_DIR to a folder that this user may write to.`
    assert.equal(explainStorage(error, path), sentence)
  })

  test('a full disk is reported in one sentence', ({ assert }) => {
    const { path, file } = folder()
    const database = new Database(file).exec('create table t (a text)')
    database.pragma('max_page_count = 2')
    const fill = () => database.exec('insert into t values (hex(randomblob(100000)))')
    const sentence = explainStorage(thrownBy(fill), path)
    assert.equal(
      sentence,
      `Nothing can be stored in "${path}" (SQLITE_FULL). Look whether its disk is full, then start again.`
    )
  })

  test('a new database needs 4 MB of free space', ({ assert }) => {
    const { path, file } = folder()
    const check = () => checkDatabaseFile(file, path)
    assert.throws(
      () => withLargestFile(3, check),
      `Nothing can be stored in "${path}" (EFBIG). Look whether its disk is full, then start again.`
    )
    assert.deepEqual(readdirSync(path), [])
    withLargestFile(4, check)
    // One that is there already may be all that fits.
    withLargestFile(3, check)
    assert.deepEqual(readdirSync(path), ['sitewright.sqlite'])
  }).skip(!canLimit, 'this machine has no prlimit')

  test('a valid database stays unchanged, and no other file is left', ({ assert }) => {
    const { path, file } = folder()
    checkDatabaseFile(file, path)
    checkDatabaseFile(file, path)
    assert.deepEqual(readdirSync(path), ['sitewright.sqlite'])
  })
})

/** Runs `work` while no file of this process may get larger. */
function withLargestFile(megabytes: number, work: () => void): void {
  const limit = (most: string) =>
    execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${most}:`])
  limit(String(megabytes * 1024 * 1024))
  try {
    work()
  } finally {
    limit('unlimited')
  }
}

function thrownBy(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}
