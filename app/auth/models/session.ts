import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { momentColumn } from '#core/moment_column'

/** One sign-in and everything it was prolonged to: a family of refresh tokens, known by hashes. */
export class Session extends BaseModel {
  static table = 'sessions'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  /** Of the newest refresh token, which nobody has used yet. */
  @column()
  declare currentHash: string

  /** Of the token that the current one was given out for; null before the first refresh. */
  @column()
  declare previousHash: string | null

  /** Whether the client has ever used a successor: from then on an old token is a stolen one. */
  @column({ consume: Boolean })
  declare confirmed: boolean

  @column({ consume: Number })
  declare rotatedAt: number

  /** Milliseconds since 1970. Refreshing does not move it. */
  @column({ consume: Number })
  declare expiresAt: number

  /** In words; empty when the program did not say what it is. */
  @column()
  declare device: string

  /** Where it was begun. */
  @column()
  declare ip: string

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime
}
