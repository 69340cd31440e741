import { BaseSchema } from '@adonisjs/lucid/schema'

/** The addresses of deleted websites, which are reserved for their owners for some time. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('slug_reservations', (table) => {
      table.string('slug', 64).primary()
      // No foreign key: the name stays reserved after its owner's account is deleted.
      table.string('user_id', 64).notNullable()
      table.bigInteger('until').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('slug_reservations')
  }
}
