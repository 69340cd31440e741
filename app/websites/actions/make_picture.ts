import { rm, writeFile } from 'node:fs/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#core/ids'
import { ModelFailure, type PictureModel } from '#core/model/main'
import { refused, type Result } from '#core/result'
import { AddImage, type AddImageFailure } from '#websites/actions/add_image'
import { incomingFile } from '#websites/images/image_files'
import type { ImageOwner } from '#websites/images/owner'
import { cleanWords } from '#websites/images/receive_upload'
import type { Image } from '#websites/models/image'

export type MakePictureFailure = AddImageFailure | { reason: 'model_failed'; cause: ModelFailure }

interface Wanted {
  words: string
  userId: string
  signal: AbortSignal
}

/** Has a model make a picture from a person's words, and stores it like an upload. */
export class MakePicture {
  async handle(
    model: PictureModel,
    { words, userId, signal }: Wanted,
    /** The owner of the picture, read within the transaction; null if it was deleted. */
    owner: (trx: TransactionClientContract) => Promise<ImageOwner | null>
  ): Promise<Result<Image, MakePictureFailure>> {
    const file = await incomingFile(newId())
    const drop = () => rm(file, { force: true })
    try {
      await writeFile(file, await model.draw({ words, userId, signal }), { flag: 'wx' })
      const title = cleanWords(words) || 'Picture'
      return await new AddImage().handle({ file, title, drop }, owner, userId)
    } catch (cause) {
      if (cause instanceof ModelFailure) return refused({ reason: 'model_failed', cause })
      throw cause
    } finally {
      await drop()
    }
  }
}
