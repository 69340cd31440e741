import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A text of a page under its SHA-256, compressed. Revisions with equal texts share one. */
export class Content extends BaseModel {
  static table = 'contents'
  static primaryKey = 'hash'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare hash: string

  @column()
  declare gzip: Buffer

  /** Size of the text before compression, in bytes. */
  @column()
  declare size: number
}
