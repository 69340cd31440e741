import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { momentColumn } from '#core/moment_column'

/**
 * `applied`; `older` than what is known; `tied` with another message of the same second, so the provider
 * is asked; `unmatched`, for nobody who is here; `foreign`, of another store or mode; `unused`.
 */
export type DeliveryOutcome = 'applied' | 'older' | 'tied' | 'unmatched' | 'foreign' | 'unused'

/** A message of the provider with a valid signature, as it arrived. */
export class WebhookDelivery extends BaseModel {
  static table = 'webhook_deliveries'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare gateway: string

  /** SHA-256 of the body. */
  @column()
  declare digest: string

  @column()
  declare event: string

  @column()
  declare userId: string | null

  @column()
  declare outcome: DeliveryOutcome

  @column()
  declare body: string

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime
}
