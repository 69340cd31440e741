import db from '@adonisjs/lucid/services/db'

/** All rows of all tables, to show that a refusal changed nothing. Mails in progress are left out. */
export async function databaseDump(): Promise<Record<string, unknown[]>> {
  const tables = (await db.connection().getAllTables()).filter(
    (name) => !name.startsWith('adonis_')
  )
  const dump: Record<string, unknown[]> = {}
  for (const table of tables) {
    // The worker changes the progress of mails independently.
    dump[table] =
      table === 'tasks' ? await db.from(table).select('id', 'kind') : await db.from(table)
  }
  return dump
}
