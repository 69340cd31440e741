import { BaseModel, column } from '@adonisjs/lucid/orm'

/**
 * A mailed link with which the owner of a mailbox agrees to receive the messages of a person's
 * websites.
 */
export class ContactConfirmation extends BaseModel {
  static table = 'contact_confirmations'
  static primaryKey = 'hash'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare hash: string

  @column()
  declare userId: string

  /** In lower case. */
  @column()
  declare address: string

  /** Milliseconds since 1970, as all moments here. */
  @column({ consume: Number })
  declare expiresAt: number

  @column()
  declare confirmedAt: number | null
}
