import { BaseSchema } from '@adonisjs/lucid/schema'

/** A list of releases says what each of them is. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('releases', (table) => {
      table.text('summary').notNullable().defaultTo('')
      // In bytes; null for releases from before.
      table.integer('size').nullable()
    })
    this.defer(async (db) => {
      const told = 'select summary from revisions where revisions.id = releases.revision_id'
      await db.from('releases').update({ summary: db.raw(`coalesce((${told}), '')`) })
    })
  }

  // The schema builder would make the table anew, which others refer to.
  async down() {
    this.schema.raw('alter table releases drop column summary')
    this.schema.raw('alter table releases drop column size')
  }
}
