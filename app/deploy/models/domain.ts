import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { DnsFinding } from '#contract/api/domains'
import { jsonColumn } from '#core/json_column'
import { momentColumn } from '#core/moment_column'

/**
 * A domain that a person wants for a website. Many people may have added the same one; the newest proof
 * that it is theirs counts.
 */
export class Domain extends BaseModel {
  static table = 'domains'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare websiteId: string

  @column()
  declare userId: string

  /** In the form of addresses. Its other form, with or without www, leads to it. */
  @column()
  declare name: string

  /** The value of the TXT record; another one for every person and domain. */
  @column()
  declare token: string

  /** Of the last check. */
  @jsonColumn()
  declare findings: DnsFinding[]

  @momentColumn({})
  declare verifiedAt: DateTime | null

  /** Since when a verified domain no longer points here. */
  @momentColumn({})
  declare failingSince: DateTime | null

  /** Since when the plan of its owner has no own domains. */
  @momentColumn({})
  declare unpaidSince: DateTime | null

  @momentColumn({})
  declare checkAt: DateTime

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  @momentColumn({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
