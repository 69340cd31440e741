import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('messages', (table) => {
      table.string('id', 32).primary()
      table.string('website_id', 32).notNullable().references('websites.id').onDelete('CASCADE')
      table.string('name', 200).notNullable()
      table.string('email', 254).notNullable()
      table.text('text').notNullable()
      table.text('others').notNullable()
      table.timestamp('created_at').notNullable()
      table.index(['website_id', 'created_at'])
    })
  }

  async down() {
    this.schema.dropTable('messages')
  }
}
