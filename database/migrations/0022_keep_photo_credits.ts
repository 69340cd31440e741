import { BaseSchema } from '@adonisjs/lucid/schema'

/** A photo of somebody else keeps its author and its licence. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('images', (table) => {
      table.text('credit').nullable()
    })
  }

  // The schema builder would make the table anew, which others refer to.
  async down() {
    this.schema.raw('alter table images drop column credit')
  }
}
