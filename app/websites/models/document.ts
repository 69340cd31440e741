import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { momentColumn } from '#core/moment_column'

/** An uploaded PDF to which the person's page can link, stored unchanged. */
export class Document extends BaseModel {
  static table = 'documents'
  static selfAssignPrimaryKey = true

  /** Also the name of the folder with its file. */
  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column()
  declare websiteId: string

  /** The hash of its bytes, which is part of its path in a page. */
  @column()
  declare hash: string

  /** The original file name. */
  @column()
  declare name: string

  /** In bytes. */
  @column()
  declare size: number

  @momentColumn({ autoCreate: true })
  declare uploadedAt: DateTime
}
