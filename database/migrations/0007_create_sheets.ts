import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A plan is a sheet and an outline now, and a website stores its sheet with each revision. Plans of the
 * old form can no longer be read; those that became a website are kept for their fingerprint.
 */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const built = db.from('websites').where('state', 'ready').whereNotNull('plan_id')
      await db.from('plans').whereNotIn('id', built.select('plan_id')).delete()
    })
    this.schema.alterTable('plans', (table) => {
      table.dropColumn('data')
      table.renameColumn('trade', 'kind')
      table.text('sheet').notNullable().defaultTo('null')
      table.text('outline').notNullable().defaultTo('null')
      table.text('rounds').notNullable().defaultTo('[]')
    })
    this.schema.alterTable('revisions', (table) => {
      table.string('sheet_hash', 64).nullable().index()
    })
  }

  async down() {
    this.schema.alterTable('revisions', (table) => {
      table.dropIndex(['sheet_hash'])
      table.dropColumn('sheet_hash')
    })
    this.schema.alterTable('plans', (table) => {
      table.dropColumn('sheet')
      table.dropColumn('outline')
      table.dropColumn('rounds')
      table.renameColumn('kind', 'trade')
      table.text('data').notNullable().defaultTo('{}')
    })
  }
}
