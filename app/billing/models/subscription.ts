import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { SubscriptionStatus } from '#contract/api/payments'
import type { PaidPlan } from '#contract/subscription_plans'
import { momentColumn } from '#core/moment_column'

/** Our copy of a subscription at the provider, whose word counts. */
export class Subscription extends BaseModel {
  static table = 'subscriptions'
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
  declare customerId: string

  /** Null for a product of the provider's account that is none of our plans. */
  @column()
  declare plan: PaidPlan | null

  @column()
  declare status: SubscriptionStatus

  @column({ consume: Boolean })
  declare isFreeWhilePaused: boolean

  @momentColumn({})
  declare renewsAt: DateTime | null

  @momentColumn({})
  declare endsAt: DateTime | null

  @column()
  declare cardBrand: string | null

  @column()
  declare cardLastFour: string | null

  @column()
  declare updatePaymentUrl: string | null

  /** When the provider gave that address, which is valid for a day. */
  @momentColumn({})
  declare urlsReadAt: DateTime

  @momentColumn({})
  declare providerCreatedAt: DateTime

  /** The newest statement of the provider counts, in whatever order they arrive. */
  @momentColumn({})
  declare providerUpdatedAt: DateTime

  /** The person has a better one or is leaving, so this one is being cancelled. */
  @column({ consume: Boolean })
  declare isSurplus: boolean

  /** When the provider is asked for it next. */
  @momentColumn({})
  declare checkAt: DateTime

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  @momentColumn({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
