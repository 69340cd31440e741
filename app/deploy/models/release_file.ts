import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A path of a release and the content that is served there, by its SHA-256. */
export class ReleaseFile extends BaseModel {
  static table = 'release_files'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare releaseId: string

  @column()
  declare path: string

  @column()
  declare contentType: string

  @column()
  declare hash: string
}
