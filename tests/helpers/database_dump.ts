import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { dataDir } from '#config/storage'

type Dump = Record<string, unknown[]>

/** What does not change by itself in tables that the worker writes while a test runs. */
const STEADY: Record<string, () => Promise<unknown[]>> = {
  // Progress of mails; the run of a recurring task gives way to the next.
  tasks: () => db.from('tasks').select('id', 'kind').whereNotIn('kind', RECURRING),
  // Domains that other tests left behind are looked up again and again.
  domains: () =>
    db.from('domains').select('id', 'website_id', 'user_id', 'name', 'token', 'verified_at'),
}

const RECURRING = ['check_domains', 'check_subscriptions', 'forget_visits']

/** The rows of all tables, in the order of the tables' files. */
export async function databaseDump(): Promise<Dump> {
  const tables = (await db.connection().getAllTables()).filter(
    (name) => !name.startsWith('adonis_')
  )
  const dump: Dump = {}
  for (const table of tables) dump[table] = await (STEADY[table]?.() ?? db.from(table))
  return dump
}

/**
 * What differs between two dumps, a line for each row. Short, because the diff of two whole
 * databases is more than a log can hold.
 */
export function differences(before: Dump, after: Dump): string[] {
  const lines: string[] = []
  for (const table of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, fresh] = [before, after].map((dump) => (dump[table] ?? []).map(asText))
    for (const row of missing(old, fresh)) lines.push(`- ${table} ${row}`)
    for (const row of missing(fresh, old)) lines.push(`+ ${table} ${row}`)
  }
  return lines.slice(0, 20).map((line) => line.slice(0, 400))
}

/** What was written since; empty when nothing was. */
export async function changesSince(before: Dump): Promise<string[]> {
  return differences(before, await databaseDump())
}

/**
 * Keeps a copy of the whole database; returns what puts it back, each time it is called, and takes
 * away the pictures that came since. A task that still runs then has lost its lease, as after a crash.
 */
export async function keptDatabase(): Promise<() => Promise<void>> {
  const copy = join(mkdtempSync(join(tmpdir(), 'sitewright-copy-')), 'copy.sqlite')
  await db.rawQuery('VACUUM INTO ?', [copy])
  const tables = await db.connection().getAllTables()
  const pictures = new Set(await picturesStored())
  return async () => {
    await db.rawQuery('ATTACH ? AS copy', [copy])
    await db.rawQuery('PRAGMA foreign_keys = OFF')
    await db.transaction(async (trx) => {
      for (const table of tables) {
        await trx.rawQuery('DELETE FROM main.??', [table])
        await trx.rawQuery('INSERT INTO main.?? SELECT * FROM copy.??', [table, table])
      }
    })
    await db.rawQuery('PRAGMA foreign_keys = ON')
    await db.rawQuery('DETACH copy')
    for (const name of await picturesStored())
      if (!pictures.has(name)) await rm(join(PICTURES, name), { recursive: true })
  }
}

const PICTURES = join(dataDir, 'images')

async function picturesStored(): Promise<string[]> {
  return readdir(PICTURES).catch(() => [])
}

function asText(row: unknown): string {
  return JSON.stringify(row)
}

function missing(rows: string[], others: string[]): string[] {
  const known = new Set(others)
  return rows.filter((row) => !known.has(row))
}
