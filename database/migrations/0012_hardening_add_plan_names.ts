import { BaseSchema } from '@adonisjs/lucid/schema'

/** The list of plans shows their names without reading their sheets. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('plans', (table) => {
      table.text('name').nullable()
    })
    this.defer(async (db) => {
      await db.from('plans').update({ name: db.raw("json_extract(sheet, '$.who.name.value')") })
    })
  }

  async down() {
    this.schema.alterTable('plans', (table) => {
      table.dropColumn('name')
    })
  }
}
