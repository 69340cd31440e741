import { rm, writeFile } from 'node:fs/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fetchPublic } from '#core/http/fetch_public'
import { newId } from '#core/ids'
import { refused, type Result } from '#core/result'
import { AddImage, type AddImageFailure } from '#websites/actions/add_image'
import { incomingFile } from '#websites/images/image_files'
import type { ImageOwner } from '#websites/images/owner'
import { cleanWords } from '#websites/images/receive_upload'
import type { Image } from '#websites/models/image'
import { USER_AGENT } from '#websites/photos/ask_source'
import { NoPhotoAnswer, type Photo, type PhotoSource } from '#websites/photos/photo'
import { noteFailure } from '#websites/photos/search_photos'
import { photoTimings } from '#websites/photos/timings'

/** In bytes. */
const LARGEST = 15 * 1024 * 1024

export type ChoosePhotoFailure =
  AddImageFailure | { reason: 'no_answer' } | { reason: 'photo_gone' }

/**
 * Makes a photo of a source one of the person's own pictures, with its credit. What the source tells about
 * it is read again, because the client could say anything about its licence.
 */
export class ChoosePhoto {
  async handle(
    source: PhotoSource,
    photoId: string,
    /** The owner of the picture, read within the transaction; null if it was deleted. */
    owner: (trx: TransactionClientContract) => Promise<ImageOwner | null>,
    userId: string
  ): Promise<Result<Image, ChoosePhotoFailure>> {
    const file = await incomingFile(newId())
    const drop = () => rm(file, { force: true })
    try {
      const photo = await source.photo(photoId)
      if (!photo) return refused({ reason: 'photo_gone' })
      await writeFile(file, await fetched(source, photo), { flag: 'wx' })
      const { alt, credit } = photo
      const title = cleanWords(credit.title) || 'Photo'
      return await new AddImage().handle({ file, title, alt, credit, drop }, owner, userId)
    } catch (error) {
      noteFailure(error)
      return refused({ reason: 'no_answer' })
    } finally {
      await drop()
    }
  }
}

async function fetched({ standIn }: PhotoSource, { file }: Photo): Promise<Buffer> {
  try {
    return await fetchPublic(file, {
      headers: { 'user-agent': USER_AGENT },
      timeout: photoTimings.file,
      largestAnswer: LARGEST,
      standIn,
    })
  } catch (cause) {
    throw new NoPhotoAnswer('A photo does not arrive.', { cause })
  }
}
