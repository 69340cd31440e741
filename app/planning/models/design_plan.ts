import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import { jsonColumn } from '#core/json_column'
import { momentColumn } from '#core/moment_column'
import type { DesignRequest, Fingerprint, PlanData } from 'site-designer'

export type PlanState = 'reviewing' | 'approved'

/**
 * What a person asked for and the plan that a designer made of it. It may change while it is
 * reviewed; once approved it stands, unless its build fails and it is up for review again.
 */
export class DesignPlan extends BaseModel {
  static table = 'plans'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column()
  declare state: PlanState

  @jsonColumn()
  declare request: DesignRequest

  /** What the designer builds from; the person reads `markdown`, which says the same. */
  @jsonColumn()
  declare data: PlanData

  @column({ columnName: 'design_plan' })
  declare markdown: string

  /** What it was understood to be a site for; null in plans older than this. */
  @column()
  declare trade: string | null

  @jsonColumn()
  declare fingerprint: Fingerprint | null

  /** Name and version of the designer that drew it. */
  @column()
  declare designer: string

  /** Rises with every change, so that of two changes to the same state one comes first. */
  @column()
  declare version: number

  /** The build that its latest approval began. */
  @column()
  declare taskId: string | null

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  @momentColumn({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
