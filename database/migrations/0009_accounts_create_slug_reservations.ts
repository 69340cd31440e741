import { BaseSchema } from '@adonisjs/lucid/schema'

/** The addresses of deleted websites, which nobody else gets for a time. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('slug_reservations', (table) => {
      table.string('slug', 64).primary()
      // No reference: the name is kept from others when its owner has left, too.
      table.string('user_id', 64).notNullable()
      table.bigInteger('until').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('slug_reservations')
  }
}
