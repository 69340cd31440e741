import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { jsonColumn } from '#core/json_column'
import { momentColumn } from '#core/moment_column'

export type TaskStatus = 'processing' | 'completed' | 'failed'

/**
 * A piece of work that must not be lost. It is `processing` from the moment it is written down
 * until its one final state, whether or not a worker holds it just now.
 */
export class Task extends BaseModel {
  static table = 'tasks'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare kind: string

  /** The person it is done for, and the only one who may ask about it; null for our own chores. */
  @column()
  declare userId: string | null

  @jsonColumn()
  declare payload: any

  @jsonColumn()
  declare result: any

  /** What a handler wrote down of its progress, to go on from after a crash. */
  @jsonColumn()
  declare checkpoint: any

  @column()
  declare status: TaskStatus

  /** What is being done, in words for a person. */
  @column()
  declare stage: string

  /** 0 to 100, as the handler reports it. */
  @column()
  declare progress: number

  @column()
  declare error: string | null

  /** Counted when a worker claims it, so that a crash counts too. */
  @column()
  declare attempts: number

  @column()
  declare maxAttempts: number

  /** Rises with every claim: a worker that was thought dead cannot finish what another now holds. */
  @column()
  declare fence: number

  /** Milliseconds since 1970; not to be claimed before. A claim moves it to the end of its lease. */
  @column({ consume: Number })
  declare dueAt: number

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  @momentColumn({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
