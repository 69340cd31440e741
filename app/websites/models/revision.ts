import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Author } from '#contract/api/websites'
import { momentColumn } from '#core/moment_column'

/**
 * One state of a website's HTML and its sheet of facts. It is immutable, and only deleted when it is
 * among the oldest of a history that exceeds its quota. Revisions form a tree: undo goes to the parent,
 * redo to the newest child, and a change after an undo starts a new branch.
 */
export class Revision extends BaseModel {
  static table = 'revisions'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare websiteId: string

  @column()
  declare parentId: string | null

  /** The website's version that this revision created. */
  @column()
  declare version: number

  @column()
  declare contentHash: string

  /**
   * The sheet of facts at that time; null for imported websites and for those from before there were
   * sheets.
   */
  @column()
  declare sheetHash: string | null

  @column()
  declare author: Author

  /** A description of the change, in words for a person. */
  @column()
  declare summary: string

  /** The name of the property that was being adjusted, such as an element's colour. */
  @column()
  declare foldKey: string | null

  /** Replaced by a later step of the same adjustment; undo and redo skip it. */
  @column({ consume: Boolean })
  declare folded: boolean

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime
}
