import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A text of a page under its SHA-256, compressed. Revisions of equal text share one. */
export class Content extends BaseModel {
  static table = 'contents'
  static primaryKey = 'hash'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare hash: string

  @column()
  declare gzip: Buffer

  /** Bytes of the text before compression. */
  @column()
  declare size: number
}
