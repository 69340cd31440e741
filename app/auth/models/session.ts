import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { momentColumn } from '#core/moment_column'

/** One sign-in and all its refreshes: a family of refresh tokens, stored as hashes. */
export class Session extends BaseModel {
  static table = 'sessions'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  /** Of the newest refresh token, which has not been used yet. */
  @column()
  declare currentHash: string

  /** Of the token that was replaced by the current one; null before the first refresh. */
  @column()
  declare previousHash: string | null

  /**
   * Whether the client has ever used a successor: from then on the use of an old token means that it
   * was stolen.
   */
  @column({ consume: Boolean })
  declare confirmed: boolean

  @column({ consume: Number })
  declare rotatedAt: number

  /** Milliseconds since 1970. Refreshing does not change it. */
  @column({ consume: Number })
  declare expiresAt: number

  /** In words; empty if the browser did not identify itself. */
  @column()
  declare device: string

  /** The address from which it was started. */
  @column()
  declare ip: string

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime
}
