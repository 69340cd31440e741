import { BaseSchema } from '@adonisjs/lucid/schema'

/** A site can move to another address: its former one leads there, and its release follows. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('slug_redirects', (table) => {
      table.string('slug', 40).primary()
      table
        .string('website_id', 32)
        .notNullable()
        .references('websites.id')
        .onDelete('CASCADE')
        .index()
      table.bigInteger('until').notNullable()
    })
    this.schema.alterTable('releases', (table) => {
      // The address that its pages name; null for releases from before.
      table.string('address', 300).nullable()
    })
  }

  // The schema builder would make the table anew, which others refer to.
  async down() {
    this.schema.raw('alter table releases drop column address')
    this.schema.dropTable('slug_redirects')
  }
}
