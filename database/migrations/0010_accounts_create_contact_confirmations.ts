import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The mailboxes that have agreed to receive messages, and of whose websites: asked with a mailed link
 * before the first message.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('contact_confirmations', (table) => {
      table.string('hash', 64).primary()
      table.string('user_id', 32).notNullable().references('users.id').onDelete('CASCADE')
      table.string('address', 254).notNullable()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('confirmed_at').nullable()
      table.index(['user_id', 'address'])
    })
  }

  async down() {
    this.schema.dropTable('contact_confirmations')
  }
}
