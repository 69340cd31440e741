import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Author } from '#contract/api/websites'
import { momentColumn } from '#core/moment_column'

/**
 * One state of a website's HTML and its sheet of facts. It is never changed, and deleted only among the
 * oldest of a history that takes more than its quota. Revisions form a tree: undo goes
 * to the parent, redo to the newest child, and a change after an undo starts a new branch.
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

  /** The website's version that this revision made. */
  @column()
  declare version: number

  @column()
  declare contentHash: string

  /** The sheet of facts at that moment; null on websites older than sheets, and on imported ones. */
  @column()
  declare sheetHash: string | null

  @column()
  declare author: Author

  /** What was changed, in words for a person. */
  @column()
  declare summary: string

  /** Names the one thing that was being adjusted, such as an element's colour. */
  @column()
  declare foldKey: string | null

  /** Replaced by a later step of the same adjustment; history passes it over. */
  @column({ consume: Boolean })
  declare folded: boolean

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime
}
