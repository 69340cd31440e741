import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { jsonColumn } from '#core/json_column'
import { momentColumn } from '#core/moment_column'

/**
 * A picture that a person uploaded, decoded and written anew by us. It belongs to a website, or to
 * the plan that a website will be built from.
 */
export class Image extends BaseModel {
  static table = 'images'
  static selfAssignPrimaryKey = true

  /** Also the name of the folder that its files lie in. */
  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column()
  declare websiteId: string | null

  @column()
  declare planId: string | null

  /** The first label of the host that shows it, behind `p-`. */
  @column()
  declare previewKey: string

  /** Of all its files together; it names them in a page. */
  @column()
  declare hash: string

  @column()
  declare title: string

  @column()
  declare alt: string

  @column()
  declare width: number

  @column()
  declare height: number

  /** Of the narrower files, in pixels. */
  @jsonColumn()
  declare widths: number[]

  /** Of all its files, in bytes. */
  @column()
  declare size: number

  /** Its place among those of its plan or website. */
  @column()
  declare position: number

  @momentColumn({ autoCreate: true })
  declare uploadedAt: DateTime
}
