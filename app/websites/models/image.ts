import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { ImageCredit } from '#contract/api/images'
import { jsonColumn } from '#core/json_column'
import { momentColumn } from '#core/moment_column'

/**
 * A picture that a person uploaded or chose from a photo search, re-encoded by us. It belongs to a website, or to a plan before its
 * website is built.
 */
export class Image extends BaseModel {
  static table = 'images'
  static selfAssignPrimaryKey = true

  /** Also the name of the folder with its files. */
  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column()
  declare websiteId: string | null

  @column()
  declare planId: string | null

  /** The first label of the host that serves it, after `p-`. */
  @column()
  declare previewKey: string

  /** The hash of all its files together, which is part of their paths in a page. */
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

  /** Null for a picture that the person uploaded. */
  @jsonColumn()
  declare credit: ImageCredit | null

  /** Of all its files, in bytes. */
  @column()
  declare size: number

  /** Its position among the pictures of its plan or website. */
  @column()
  declare position: number

  @momentColumn({ autoCreate: true })
  declare uploadedAt: DateTime
}
