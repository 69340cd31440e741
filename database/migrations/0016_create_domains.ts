import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('domains', (table) => {
      table.string('id', 32).primary()
      table
        .string('website_id', 32)
        .notNullable()
        .unique()
        .references('websites.id')
        .onDelete('CASCADE')
      table.string('user_id', 32).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('name', 253).notNullable().index()
      table.string('token', 64).notNullable()
      table.text('findings').notNullable()
      table.timestamp('verified_at').nullable()
      // Since when a verified domain no longer points here.
      table.timestamp('failing_since').nullable()
      // Since when the plan of its owner has no own domains.
      table.timestamp('unpaid_since').nullable()
      table.timestamp('check_at').notNullable().index()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    // Only of verified domains, so that a host leads to one website, whoever else has added it.
    this.schema.createTable('domain_hosts', (table) => {
      table.string('host', 253).primary()
      table
        .string('domain_id', 32)
        .notNullable()
        .references('domains.id')
        .onDelete('CASCADE')
        .index()
    })
  }

  async down() {
    this.schema.dropTable('domain_hosts')
    this.schema.dropTable('domains')
  }
}
