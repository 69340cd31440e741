import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { momentColumn } from '#core/moment_column'

/** Our copy of an invoice. It may arrive before its subscription, so it is not tied to that row. */
export class Payment extends BaseModel {
  static table = 'payments'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column()
  declare gateway: string

  @column()
  declare providerId: string

  @column()
  declare subscriptionProviderId: string

  @momentColumn({})
  declare paidAt: DateTime

  /** In hundredths of the currency. */
  @column({ consume: Number })
  declare amount: number

  @column()
  declare currency: string

  @column()
  declare status: string

  @column()
  declare receiptUrl: string | null

  @momentColumn({})
  declare providerUpdatedAt: DateTime

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  @momentColumn({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
