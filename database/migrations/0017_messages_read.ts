import { BaseSchema } from '@adonisjs/lucid/schema'

/** Owners read their messages in the app, so it knows which of them are new. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('messages', (table) => {
      table.timestamp('read_at').nullable()
      // The unread messages of a person are counted every minute.
      table.index(['website_id', 'is_spam', 'read_at'])
    })
  }

  async down() {
    this.schema.alterTable('messages', (table) => {
      table.dropIndex(['website_id', 'is_spam', 'read_at'])
      table.dropColumn('read_at')
    })
  }
}
