import db from '@adonisjs/lucid/services/db'

/** Every row of every table, to show that a refusal changed nothing. Mail under way is left out. */
export async function databaseDump(): Promise<Record<string, unknown[]>> {
  const tables = (await db.connection().getAllTables()).filter(
    (name) => !name.startsWith('adonis_')
  )
  const dump: Record<string, unknown[]> = {}
  for (const table of tables) {
    // How far a mail has come is the worker's business, and goes on by itself.
    dump[table] =
      table === 'tasks' ? await db.from(table).select('id', 'kind') : await db.from(table)
  }
  return dump
}
