import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { momentColumn } from '#core/moment_column'

/** A PDF that a person uploaded, for a page of theirs to link to. It is kept as it came. */
export class Document extends BaseModel {
  static table = 'documents'
  static selfAssignPrimaryKey = true

  /** Also the name of the folder that its file lies in. */
  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column()
  declare websiteId: string

  /** Of its bytes; it names it in a page. */
  @column()
  declare hash: string

  /** As it was called on the person's disk. */
  @column()
  declare name: string

  /** In bytes. */
  @column()
  declare size: number

  @momentColumn({ autoCreate: true })
  declare uploadedAt: DateTime
}
