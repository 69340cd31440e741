import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('tasks', (table) => {
      table.string('id', 32).primary()
      table.string('kind', 40).notNullable()
      table.string('user_id', 32).nullable().references('users.id').onDelete('CASCADE').index()
      table.text('payload').notNullable()
      table.text('result').nullable()
      table.text('checkpoint').nullable()
      table.string('status', 20).notNullable()
      table.string('stage').notNullable()
      table.integer('progress').notNullable()
      table.text('error').nullable()
      table.integer('attempts').notNullable()
      table.integer('max_attempts').notNullable()
      table.integer('fence').notNullable()
      table.bigInteger('due_at').notNullable()
      table.timestamp('created_at').notNullable()
      table.timestamp('updated_at').notNullable()
      table.index(['status', 'due_at'])
    })
  }

  async down() {
    this.schema.dropTable('tasks')
  }
}
