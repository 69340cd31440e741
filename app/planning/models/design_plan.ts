import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { Fingerprint, Outline, Round, Sheet } from 'site-designer'
import type { DesignRequest } from '#contract/design_request'
import { jsonColumn } from '#core/json_column'
import { fromJson, type Json } from '#core/json_text'
import { momentColumn } from '#core/moment_column'

export type PlanState = 'reviewing' | 'approved'

/**
 * What a person asked for, the sheet of facts that was read from it, and the outline of the page.
 * It may change while it is reviewed; once approved it stands, unless its build fails and it is up
 * for review again.
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

  // These grow with what the person wrote. The ORM would compare and copy them field by field.

  @column({ columnName: 'sheet', serializeAs: null })
  declare sheetJson: Json<Sheet>

  @column({ columnName: 'outline', serializeAs: null })
  declare outlineJson: Json<Outline>

  @column({ columnName: 'rounds', serializeAs: null })
  declare roundsJson: Json<Round[]>

  /** What the business is called, if that is known. */
  @column()
  declare name: string | null

  /** For the person; made from the sheet and the outline, and from nothing else. */
  @column({ columnName: 'design_plan' })
  declare markdown: string

  /** The kind of business, by which sites that could be taken for this one are found. */
  @column()
  declare kind: string | null

  @jsonColumn()
  declare fingerprint: Fingerprint | null

  /** Name and version of the designer that read the prompt. */
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
