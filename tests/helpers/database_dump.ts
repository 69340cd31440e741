import db from '@adonisjs/lucid/services/db'

/** Every row of every table, to show that a refusal changed nothing. Mail under way is left out. */
export async function databaseDump(): Promise<Record<string, unknown[]>> {
  const tables = (await db.connection().getAllTables()).filter(
    (name) => !name.startsWith('adonis_')
  )
  const dump: Record<string, unknown[]> = {}
  for (const table of tables) {
    dump[table] =
      table === 'tasks'
        ? await db.from(table).select('id', 'kind', 'payload')
        : await db.from(table)
  }
  return dump
}
