import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { jsonColumn } from '#core/json_column'
import { momentColumn } from '#core/moment_column'

/** A visitor's message to a website's owner. */
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

  /** The other fields of the form, with their labels. */
  @jsonColumn()
  declare others: [label: string, value: string][]

  /** The trap of the form caught it. It is kept for a look by hand, but is no ordinary message. */
  @column({ consume: Boolean })
  declare isSpam: boolean

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  /** Null until its owner opens it in the app. */
  @momentColumn({})
  declare readAt: DateTime | null
}
