import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the trap of a contact form catches is kept beside the messages. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('messages', (table) => {
      table.boolean('is_spam').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('messages', (table) => {
      table.dropColumn('is_spam')
    })
  }
}
