import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { PaidPlan } from '#contract/subscription_plans'
import { momentColumn } from '#core/moment_column'

/** A page of the provider where one person can buy one plan. */
export class Checkout extends BaseModel {
  static table = 'checkouts'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column()
  declare gateway: string

  @column()
  declare plan: PaidPlan

  @column()
  declare url: string

  @momentColumn({})
  declare expiresAt: DateTime

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime
}
