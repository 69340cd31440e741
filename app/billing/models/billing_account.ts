import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { SubscriptionType } from '#contract/subscription_plans'
import { momentColumn } from '#core/moment_column'

/** Why a person has their plan: what they pay for, and what the operator has set above that. */
export class BillingAccount extends BaseModel {
  static table = 'billing_accounts'
  static primaryKey = 'userId'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare userId: string

  /** The provider whose subscriptions gave `paidPlan`; those of another one do not count. */
  @column()
  declare gateway: string

  @column()
  declare paidPlan: SubscriptionType

  /** Null unless the operator has set a plan. */
  @column()
  declare grantedPlan: SubscriptionType | null

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  @momentColumn({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
