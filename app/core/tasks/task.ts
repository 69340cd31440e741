import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { jsonColumn } from '#core/json_column'
import { momentColumn } from '#core/moment_column'

export type TaskStatus = 'processing' | 'completed' | 'failed'

/**
 * Work that must not be lost. It is `processing` from its insertion until its one final state, whether
 * or not a worker currently holds it.
 */
export class Task extends BaseModel {
  static table = 'tasks'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare kind: string

  /** The person for whom it is done, and the only one who may query it; null for maintenance. */
  @column()
  declare userId: string | null

  @jsonColumn()
  declare payload: any

  @jsonColumn()
  declare result: any

  /** The progress stored by a handler, to continue after a crash. */
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

  /** Incremented when a worker claims it, so that crashes count too. */
  @column()
  declare attempts: number

  @column()
  declare maxAttempts: number

  /**
   * Incremented with every claim: a worker that was considered dead cannot complete a task that another
   * worker now holds.
   */
  @column()
  declare fence: number

  /**
   * Milliseconds since 1970; the earliest time to claim it. A claim sets it to the end of its lease.
   */
  @column({ consume: Number })
  declare dueAt: number

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  @momentColumn({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
