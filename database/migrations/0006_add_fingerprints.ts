import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('plans', (table) => {
      table.string('trade', 40).nullable()
      table.text('fingerprint').nullable()
      table.index(['trade', 'created_at'])
    })
  }

  async down() {
    this.schema.alterTable('plans', (table) => {
      table.dropIndex(['trade', 'created_at'])
      table.dropColumn('trade')
      table.dropColumn('fingerprint')
    })
  }
}
