import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { SubscriptionType } from '#contract/subscription_plans'
import { momentColumn } from '#core/moment_column'

export class User extends BaseModel {
  static table = 'users'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  /** Trimmed and in lower case, so that one address has one account. */
  @column()
  declare email: string

  @column()
  declare name: string

  @column()
  declare surname: string

  /** Starts with a country code; empty if none was given. */
  @column()
  declare phoneNumber: string

  /** A hash, or null for an account from a social login without a password. */
  @column({ serializeAs: null })
  declare password: string | null

  @column({ consume: Boolean })
  declare emailVerified: boolean

  @column()
  declare socialProvider: string | null

  /** The provider's id of the person. Their address may be given to another person, this id never. */
  @column({ serializeAs: null })
  declare socialSubject: string | null

  /** Set while the account waits to be erased: milliseconds since 1970. */
  @column({ consume: (value: unknown) => (value === null ? null : Number(value)) })
  declare deletionDueAt: number | null

  /** The name of the subscription plan; the billing module owns it. */
  @column()
  declare subscriptionType: SubscriptionType

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  @momentColumn({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
