import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('users', (table) => {
      table.string('id', 32).primary()
      table.string('email', 254).notNullable().unique()
      table.string('name', 200).notNullable()
      table.string('surname', 200).notNullable()
      table.string('phone_number', 40).notNullable().defaultTo('')
      table.string('password').nullable()
      table.boolean('email_verified').notNullable().defaultTo(false)
      table.string('social_provider', 20).nullable()
      table.string('subscription_type', 20).notNullable().defaultTo('free')
      table.integer('lock_seq').notNullable().defaultTo(0)
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
    })

    this.schema.createTable('sessions', (table) => {
      table.string('id', 32).primary()
      table.string('user_id', 32).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('current_hash', 64).notNullable().unique()
      table.string('previous_hash', 64).nullable().index()
      table.boolean('confirmed').notNullable().defaultTo(false)
      table.bigInteger('rotated_at').notNullable()
      table.bigInteger('expires_at').notNullable()
      table.timestamp('created_at').notNullable()
    })

    // Replaced refresh tokens: if one is used again, it was copied.
    this.schema.createTable('retired_tokens', (table) => {
      table.string('hash', 64).primary()
      table
        .string('session_id', 32)
        .notNullable()
        .references('sessions.id')
        .onDelete('CASCADE')
        .index()
    })

    this.schema.createTable('access_tokens', (table) => {
      table.string('hash', 64).primary()
      table
        .string('session_id', 32)
        .notNullable()
        .references('sessions.id')
        .onDelete('CASCADE')
        .index()
      table.bigInteger('expires_at').notNullable()
    })

    this.schema.createTable('email_tokens', (table) => {
      table.string('hash', 64).primary()
      table.string('user_id', 32).notNullable().references('users.id').onDelete('CASCADE').index()
      table.string('purpose', 20).notNullable()
      table.bigInteger('expires_at').notNullable()
      table.bigInteger('used_at').nullable()
    })
  }

  async down() {
    const tables = ['email_tokens', 'access_tokens', 'retired_tokens', 'sessions', 'users']
    for (const table of tables) {
      this.schema.dropTable(table)
    }
  }
}
