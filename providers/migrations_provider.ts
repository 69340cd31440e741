import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ApplicationService } from '@adonisjs/core/types'
import { checkDatabaseFile } from '#core/check_database_file'

const TRIES = 5
const PAUSE = 300

/**
 * Migrates the database before the first request, so that starting a new version also updates the data.
 */
export default class MigrationsProvider {
  constructor(protected app: ApplicationService) {}

  /** If two processes start at once, one may find a migration that the other has partly done. */
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
 * The runner lists and imports the files of database/migrations from the disk. The compiled server has
 * no TypeScript loader: its migrations are bundled and have the same names.
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
