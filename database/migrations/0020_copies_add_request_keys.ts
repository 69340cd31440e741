import { BaseSchema } from '@adonisjs/lucid/schema'

/** A client that repeats an import or a duplication names it, so that it makes one website. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('websites', (table) => {
      table.string('request_key', 64).nullable()
      table.unique(['user_id', 'request_key'])
    })
  }

  // The schema builder would make the table anew, which others refer to.
  async down() {
    this.schema.raw('drop index websites_user_id_request_key_unique')
    this.schema.raw('alter table websites drop column request_key')
  }
}
