import type { ApplicationService } from '@adonisjs/core/types'

/** Brings the database up to date before the first request: starting is updating. */
export default class MigrationsProvider {
  constructor(protected app: ApplicationService) {}

  async start() {
    const { MigrationRunner } = await import('@adonisjs/lucid/migration')
    const db = await this.app.container.make('lucid.db')
    const runner = new MigrationRunner(db, this.app, { direction: 'up' })
    await runner.run()
    if (runner.error) throw runner.error
  }
}
