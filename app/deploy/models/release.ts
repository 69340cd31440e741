import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { momentColumn } from '#core/moment_column'

/** One build of a site, never changed once it is written. */
export class Release extends BaseModel {
  static table = 'releases'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare websiteId: string

  @column()
  declare revisionId: string

  /** The website's version at the time, so that an older build never overtakes a newer one. */
  @column()
  declare version: number

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime
}
