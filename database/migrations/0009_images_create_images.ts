import { BaseSchema } from '@adonisjs/lucid/schema'

/** Uploaded pictures: of a website, or of the plan from which one will be built. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('images', (table) => {
      table.string('id', 32).primary()
      table.string('user_id', 32).notNullable().references('users.id').onDelete('CASCADE').index()
      table
        .string('website_id', 32)
        .nullable()
        .references('websites.id')
        .onDelete('CASCADE')
        .index()
      table.string('plan_id', 32).nullable().references('plans.id').onDelete('CASCADE').index()
      // The first label of the host that serves it, after `p-`.
      table.string('preview_key', 32).notNullable()
      table.string('hash', 64).notNullable()
      table.string('title').notNullable()
      table.string('alt').notNullable().defaultTo('')
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.text('widths').notNullable()
      table.integer('size').notNullable()
      table.integer('position').notNullable()
      table.timestamp('uploaded_at').notNullable()
      table.unique(['preview_key', 'hash'])
    })
  }

  async down() {
    this.schema.dropTable('images')
  }
}
