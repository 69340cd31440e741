import { BaseSchema } from '@adonisjs/lucid/schema'

/** What browsers have measured on the designed sections of a running build; it goes with its end. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('measured_sections', (table) => {
      table.string('task_id', 32).notNullable().references('tasks.id').onDelete('CASCADE')
      // Empty in the row that says only that somebody watches.
      table.string('section', 64).notNullable()
      table.integer('round').notNullable()
      table.text('findings').notNullable()
      table.bigInteger('reported_at').notNullable()
      table.primary(['task_id', 'section', 'round'])
    })
  }

  async down() {
    this.schema.dropTable('measured_sections')
  }
}
