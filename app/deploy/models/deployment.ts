import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import type { DeploymentStatus } from '#contract/api/deployment'
import { momentColumn } from '#core/moment_column'
import { Release } from '#deploy/models/release'

/** Where a website is published: its address, and the release that visitors get there. */
export class Deployment extends BaseModel {
  static table = 'deployments'
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare id: string

  @column()
  declare websiteId: string

  @column()
  declare status: DeploymentStatus

  @column()
  declare deploymentUrl: string

  /** The host label by which the site host finds it. */
  @column()
  declare slug: string

  @column()
  declare releaseId: string | null

  /** The release that is on its way to the target; also after it has failed to get there. */
  @column()
  declare nextReleaseId: string | null

  /** A release is on its way and has not failed. */
  get isUnderWay(): boolean {
    return this.status === 'pending' || this.status === 'building'
  }

  @belongsTo(() => Release)
  declare release: BelongsTo<typeof Release>

  @momentColumn({ autoCreate: true })
  declare createdAt: DateTime

  /** When it was last published. */
  @momentColumn({ autoCreate: true })
  declare updatedAt: DateTime
}
