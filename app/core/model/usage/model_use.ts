import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { momentColumn } from '#core/moment_column'
import type { ModelPurpose } from '#core/model/model'

/** One request to the model's server. Texts are not stored. */
export class ModelUse extends BaseModel {
  static table = 'model_uses'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string | null

  @column()
  declare purpose: ModelPurpose | 'picture'

  @column()
  declare model: string

  @column()
  declare inputTokens: number

  @column()
  declare outputTokens: number

  /** In milliseconds. */
  @column()
  declare duration: number

  @column()
  declare outcome: string

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime
}
