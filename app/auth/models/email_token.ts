import { BaseModel, column } from '@adonisjs/lucid/orm'

export type EmailTokenPurpose = 'verify_email' | 'reset_password'

/** A link that was mailed to a person, stored as its hash. */
export class EmailToken extends BaseModel {
  static table = 'email_tokens'
  static primaryKey = 'hash'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare hash: string

  @column()
  declare userId: string

  @column()
  declare purpose: EmailTokenPurpose

  @column({ consume: Number })
  declare expiresAt: number

  @column({ consume: (value: unknown) => (value === null ? null : Number(value)) })
  declare usedAt: number | null
}
