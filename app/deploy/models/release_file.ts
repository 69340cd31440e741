import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A path of a release and the SHA-256 of the content that is served there. */
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
