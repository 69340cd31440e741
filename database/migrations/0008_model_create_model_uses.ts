import { BaseSchema } from '@adonisjs/lucid/schema'

/** The use of the model, which the daily budget of a person needs. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('model_uses', (table) => {
      table.string('id', 32).primary()
      table.string('user_id', 32).nullable().references('users.id').onDelete('SET NULL')
      table.string('purpose', 10).notNullable()
      table.string('model').notNullable()
      table.integer('input_tokens').notNullable()
      table.integer('output_tokens').notNullable()
      table.integer('duration').notNullable()
      table.string('outcome', 20).notNullable()
      table.timestamp('created_at').notNullable()
      table.index(['user_id', 'created_at'])
    })
  }

  async down() {
    this.schema.dropTable('model_uses')
  }
}
