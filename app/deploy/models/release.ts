import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { momentColumn } from '#core/moment_column'

/** One build of a site, immutable. */
export class Release extends BaseModel {
  static table = 'releases'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare websiteId: string

  @column()
  declare revisionId: string

  /** The website's version of this release, so that an older build never replaces a newer one. */
  @column()
  declare version: number

  /** What the last change before it was, in words for a person; may be empty. */
  @column()
  declare summary: string

  /** Of all its files, in bytes; null for releases from before it was counted. */
  @column()
  declare size: number | null

  /** The address that its pages name; null for releases from before it was kept. */
  @column()
  declare address: string | null

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime
}
