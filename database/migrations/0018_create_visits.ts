import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Visits of published sites as sums per day (UTC). Who visited is only a salted hash, and both the hashes
 * and the salt are deleted when the day is over.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('visit_days', (table) => {
      table.string('website_id', 32).notNullable().references('websites.id').onDelete('CASCADE')
      table.string('day', 10).notNullable().index()
      table.integer('views').notNullable()
      table.integer('visitors').notNullable()
      table.primary(['website_id', 'day'])
    })
    this.schema.createTable('visit_sources', (table) => {
      table.string('website_id', 32).notNullable().references('websites.id').onDelete('CASCADE')
      table.string('day', 10).notNullable().index()
      table.string('kind', 10).notNullable()
      table.string('name', 100).notNullable()
      table.integer('views').notNullable()
      table.primary(['website_id', 'day', 'kind', 'name'])
    })
    this.schema.createTable('visit_hashes', (table) => {
      table.string('website_id', 32).notNullable().references('websites.id').onDelete('CASCADE')
      table.string('day', 10).notNullable().index()
      table.string('hash', 16).notNullable()
      table.primary(['website_id', 'day', 'hash'])
    })
    this.schema.createTable('visit_salts', (table) => {
      table.string('day', 10).primary()
      table.string('salt', 64).notNullable()
    })
  }

  async down() {
    for (const name of ['visit_salts', 'visit_hashes', 'visit_sources', 'visit_days']) {
      this.schema.dropTable(name)
    }
  }
}
