import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { momentColumn } from '#core/moment_column'

/** An address that shows nothing of its site, whatever is published there. */
export class Suspension extends BaseModel {
  static table = 'suspensions'
  static primaryKey = 'slug'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare slug: string

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime
}
