import { BaseSchema } from '@adonisjs/lucid/schema'

/** While a release is on its way to a target that takes time, visitors get the former one. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('deployments', (table) => {
      table.string('next_release_id', 32).nullable()
    })
  }

  // The schema builder would make the table anew, which others refer to.
  async down() {
    this.schema.raw('alter table deployments drop column next_release_id')
  }
}
