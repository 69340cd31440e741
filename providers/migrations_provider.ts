import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import { checkDatabaseFile } from '#core/check_database_file'

const TRIES = 5
const PAUSE = 300

/** Brings the database up to date before the first request: starting is updating. */
export default class MigrationsProvider {
  constructor(protected app: ApplicationService) {}

  /** Of two processes that start at once, one may find half done what it is about to do. */
  async start() {
    const { databaseFile, dataDir } = await import('#config/storage')
    checkDatabaseFile(databaseFile, dataDir)
    for (let tries = 1; ; tries += 1) {
      const failure = await this.#migrate()
      if (!failure) return
      if (tries === TRIES) throw failure
      await pause(PAUSE)
    }
  }

  async #migrate(): Promise<Error | null> {
    const { MigrationRunner } = await import('@adonisjs/lucid/migration')
    const db = await this.app.container.make('lucid.db')
    const runner = new MigrationRunner(db, this.app, { direction: 'up' })
    readAsCompiled(runner)
    await runner.run()
    return runner.error
  }
}

/**
 * The runner lists the files of database/migrations and imports them as they lie there. The compiled
 * server has no TypeScript loader: its migrations are part of it, found by the same names.
 */
function readAsCompiled(runner: MigrationRunner): void {
  const source = runner['migrationSource']
  const list = source.getMigrations.bind(source)
  source.getMigrations = async () => {
    const files: { name: string }[] = await list()
    return files.map((file) => ({ ...file, getSource: () => migration(basename(file.name)) }))
  }
}

async function migration(name: string): Promise<unknown> {
  const { default: schema } = await import(`../database/migrations/${name}.ts`)
  return schema
}
