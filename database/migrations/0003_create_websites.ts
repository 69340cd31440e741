import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('plans', (table) => {
      table.string('id', 32).primary()
      table.string('user_id', 32).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('state', 20).notNullable()
      table.text('request').notNullable()
      table.text('data').notNullable()
      table.text('design_plan').notNullable()
      table.string('designer', 60).notNullable()
      table.integer('version').notNullable().defaultTo(0)
      table.string('task_id', 32).nullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    // Texts of pages, content-addressed and compressed: a revision that returns to an earlier text
    // takes no space.
    this.schema.createTable('contents', (table) => {
      table.string('hash', 64).primary()
      table.binary('gzip').notNullable()
      table.integer('size').notNullable()
    })

    this.schema.createTable('websites', (table) => {
      table.string('id', 32).primary()
      table.string('user_id', 32).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('plan_id', 32).nullable().unique()
      table.string('state', 20).notNullable()
      table.string('title').notNullable()
      table.text('prompt').notNullable()
      table.string('contact_email', 254).notNullable().defaultTo('')
      table.string('custom_domain', 253).nullable()
      table.boolean('custom_domain_verified').notNullable().defaultTo(false)
      table.string('slug', 40).notNullable().unique()
      table.string('preview_key', 32).notNullable().unique()
      table.integer('version').notNullable().defaultTo(0)
      table.string('revision_id', 32).nullable()
      table.integer('revision_version').notNullable().defaultTo(0)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['user_id', 'state', 'created_at'])
    })

    this.schema.createTable('revisions', (table) => {
      table.string('id', 32).primary()
      table
        .string('website_id', 32)
        .notNullable()
        .references('websites.id')
        .onDelete('CASCADE')
        .index()
      table.string('parent_id', 32).nullable().index()
      table.integer('version').notNullable()
      table.string('content_hash', 64).notNullable().references('contents.hash').index()
      table.string('author', 20).notNullable()
      table.string('summary').notNullable()
      table.string('fold_key', 120).nullable()
      table.boolean('folded').notNullable().defaultTo(false)
      table.timestamp('created_at').notNullable()
      table.unique(['website_id', 'version'])
    })
  }

  async down() {
    for (const table of ['revisions', 'websites', 'contents', 'plans']) {
      this.schema.dropTable(table)
    }
  }
}
