import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type * as api from '#contract/api/websites'
import { momentColumn } from '#core/moment_column'

export type WebsiteState = api.Website['state']

/**
 * A person's website. Its row exists from the moment a plan is approved, so that the websites
 * limit has something to count; it is shown once it is `ready`.
 */
export class Website extends BaseModel {
  static table = 'websites'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  /** The plan it was built from; unique, so that no plan makes two websites. */
  @column()
  declare planId: string | null

  @column()
  declare state: WebsiteState

  @column()
  declare title: string

  @column()
  declare prompt: string

  /** Where the contact form's messages are mailed; where it is empty, `messageRecipient` decides. */
  @column()
  declare contactEmail: string

  @column()
  declare customDomain: string | null

  @column({ consume: Boolean })
  declare customDomainVerified: boolean

  /** The first label of its published address. */
  @column()
  declare slug: string

  /** The first label of its preview host, behind `p-`. */
  @column()
  declare previewKey: string

  /** Rises by one with every change to what is current, undo and redo included. */
  @column()
  declare version: number

  /** The revision that is current; null while it is being built. */
  @column()
  declare revisionId: string | null

  /** The version under which the current revision was written: it names the text for good. */
  @column()
  declare revisionVersion: number

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  @momentColumn({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
