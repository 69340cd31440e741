import { BaseSchema } from '@adonisjs/lucid/schema'

/** Addresses that the operator has taken offline. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('suspensions', (table) => {
      table.string('slug', 40).primary()
      table.timestamp('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('suspensions')
  }
}
