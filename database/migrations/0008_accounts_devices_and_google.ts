import { BaseSchema } from '@adonisjs/lucid/schema'

/** Data for the list of sessions, Google accounts, and the deletion of accounts. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('sessions', (table) => {
      table.string('device', 80).notNullable().defaultTo('')
      table.string('ip', 45).notNullable().defaultTo('')
    })
    this.schema.alterTable('users', (table) => {
      table.string('social_subject').nullable()
      table.bigInteger('deletion_due_at').nullable()
      table.unique(['social_provider', 'social_subject'])
    })
    // Hashes of used Google credentials: each is valid for one sign-in.
    this.schema.createTable('used_credentials', (table) => {
      table.string('hash', 64).primary()
      table.bigInteger('expires_at').notNullable().index()
    })
  }

  async down() {
    this.schema.dropTable('used_credentials')
    this.schema.alterTable('users', (table) => {
      table.dropUnique(['social_provider', 'social_subject'])
      table.dropColumn('social_subject')
      table.dropColumn('deletion_due_at')
    })
    this.schema.alterTable('sessions', (table) => {
      table.dropColumn('device')
      table.dropColumn('ip')
    })
  }
}
