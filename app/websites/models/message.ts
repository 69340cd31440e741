import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { jsonColumn } from '#core/json_column'
import { momentColumn } from '#core/moment_column'

/** What a visitor wrote to a website's owner. */
export class Message extends BaseModel {
  static table = 'messages'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare websiteId: string

  /** May be empty. */
  @column()
  declare name: string

  @column()
  declare email: string

  @column()
  declare text: string

  /** What else the form asked, in its own words. */
  @jsonColumn()
  declare others: [label: string, value: string][]

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime
}
