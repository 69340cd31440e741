import { BaseSchema } from '@adonisjs/lucid/schema'

/** Edits of a model that wait for the person's yes, at most one of each website. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('pending_edits', (table) => {
      table.string('website_id', 32).primary().references('websites.id').onDelete('CASCADE')
      // Of the page that the edit was made for.
      table.integer('version').notNullable()
      table.text('instruction').notNullable()
      table.string('selection', 64).nullable()
      table.string('reading', 200).notNullable()
      // Null once it is carried out.
      table.text('edit').nullable()
      table.bigInteger('expires_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('pending_edits')
  }
}
