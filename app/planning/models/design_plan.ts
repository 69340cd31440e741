import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Fingerprint, Outline, Round, Sheet } from 'site-designer'
import type { DesignRequest } from '#contract/design_request'
import { jsonColumn } from '#core/json_column'
import { fromJson, type Json } from '#core/json_text'
import { momentColumn } from '#core/moment_column'

export type PlanState = 'reviewing' | 'approved'

/**
 * A person's request, the sheet of facts that was read from it, and the outline of the page. It can
 * change during the review. After approval it is fixed, unless its build fails; then it is under review
 * again.
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

  // These grow with the length of the prompt; the ORM would compare and copy them field by field.

  @column({ columnName: 'sheet', serializeAs: null })
  declare sheetJson: Json<Sheet>

  @column({ columnName: 'outline', serializeAs: null })
  declare outlineJson: Json<Outline>

  @column({ columnName: 'rounds', serializeAs: null })
  declare roundsJson: Json<Round[]>

  /** The name of the business, if known. */
  @column()
  declare name: string | null

  /** For the person; made only from the sheet and the outline. */
  @column({ columnName: 'design_plan' })
  declare markdown: string

  /** The kind of business, used to find similar sites. */
  @column()
  declare kind: string | null

  @jsonColumn()
  declare fingerprint: Fingerprint | null

  /** Name and version of the designer that read the prompt. */
  @column()
  declare designer: string

  /** Increases with every change, so that only one of two changes to the same state succeeds. */
  @column()
  declare version: number

  /** The build that its latest approval started. */
  @column()
  declare taskId: string | null

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  @momentColumn({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  // Each of these parses the whole text.

  get sheet(): Sheet {
    return fromJson(this.sheetJson)
  }

  get outline(): Outline {
    return fromJson(this.outlineJson)
  }

  get rounds(): Round[] {
    return fromJson(this.roundsJson)
  }
}
