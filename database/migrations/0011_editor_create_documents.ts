import { BaseSchema } from '@adonisjs/lucid/schema'

/** Documents of a website to which its page can link. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('documents', (table) => {
      table.string('id', 32).primary()
      table.string('user_id', 32).notNullable().references('users.id').onDelete('CASCADE').index()
      table
        .string('website_id', 32)
        .notNullable()
        .references('websites.id')
        .onDelete('CASCADE')
        .index()
      table.string('hash', 64).notNullable()
      table.string('name').notNullable()
      table.integer('size').notNullable()
      table.timestamp('uploaded_at').notNullable()
      table.unique(['website_id', 'hash'])
    })
  }

  async down() {
    this.schema.dropTable('documents')
  }
}
