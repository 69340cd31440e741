import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A host of a verified domain. */
export class DomainHost extends BaseModel {
  static table = 'domain_hosts'
  static primaryKey = 'host'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare host: string

  @column()
  declare domainId: string
}
