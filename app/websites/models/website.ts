import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type * as api from '#contract/api/websites'
import { momentColumn } from '#core/moment_column'

export type WebsiteState = api.Website['state']

/**
 * A person's website. Its row exists from the approval of its plan on, so that it counts towards the
 * websites limit; it is shown when it is `ready`.
 */
export class Website extends BaseModel {
  static table = 'websites'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  /** The plan from which it was built; unique, so that no plan makes two websites. */
  @column()
  declare planId: string | null

  /** The name that the client gave to the request for this copy; unique among the person's websites. */
  @column()
  declare requestKey: string | null

  @column()
  declare state: WebsiteState

  @column()
  declare title: string

  @column()
  declare prompt: string

  /** The recipient of the contact form's messages; if empty, `messageRecipient` decides. */
  @column()
  declare contactEmail: string

  @column()
  declare customDomain: string | null

  @column({ consume: Boolean })
  declare customDomainVerified: boolean

  /** The first label of its published address. */
  @column()
  declare slug: string

  /** The first label of its preview host, after `p-`. */
  @column()
  declare previewKey: string

  /**
   * Increases by one with every change of the current revision, including undo and redo, and of the
   * contact email.
   */
  @column()
  declare version: number

  /** The current revision; null during the build. */
  @column()
  declare revisionId: string | null

  /** The version under which the current revision was saved. */
  @column()
  declare revisionVersion: number

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  @momentColumn({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
