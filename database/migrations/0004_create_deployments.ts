import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('releases', (table) => {
      table.string('id', 32).primary()
      table
        .string('website_id', 32)
        .notNullable()
        .references('websites.id')
        .onDelete('CASCADE')
        .index()
      table.string('revision_id', 32).notNullable()
      table.integer('version').notNullable()
      table.timestamp('created_at').notNullable()
    })

    // A row is inserted after its file is completely written, so every file of a release can be served.
    this.schema.createTable('release_files', (table) => {
      table.increments('id')
      table.string('release_id', 32).notNullable().references('releases.id').onDelete('CASCADE')
      table.string('path', 200).notNullable()
      table.string('content_type', 100).notNullable()
      table.string('hash', 64).notNullable().index()
      table.unique(['release_id', 'path'])
    })

    this.schema.createTable('deployments', (table) => {
      table.string('id', 32).primary()
      table
        .string('website_id', 32)
        .notNullable()
        .unique()
        .references('websites.id')
        .onDelete('CASCADE')
      table.string('status', 20).notNullable()
      table.string('deployment_url').notNullable()
      table.string('slug', 40).notNullable().unique()
      table.string('release_id', 32).nullable().references('releases.id')
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })
  }

  async down() {
    for (const table of ['deployments', 'release_files', 'releases']) {
      this.schema.dropTable(table)
    }
  }
}
