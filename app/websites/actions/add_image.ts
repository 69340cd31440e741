import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ok, refused, type Result } from '#core/result'
import { withUserLock } from '#auth/main'
import { Image } from '#websites/models/image'
import { dropImageFiles } from '#websites/images/image_files'
import { hasImageRoom } from '#websites/images/image_room'
import { imagesOf, type ImageOwner } from '#websites/images/owner'
import type { Upload } from '#websites/images/receive_upload'
import type { PictureFailure } from '#websites/images/reencode'
import { storeImage, type StoredImage } from '#websites/images/store_image'
import { sweepImages } from '#websites/images/sweep_images'

export type AddImageFailure = PictureFailure | { reason: 'image_limit' } | { reason: 'gone' }

/**
 * Stores an uploaded picture for a website or a plan. The same picture sent twice is one picture, so an
 * upload whose answer was lost can be repeated.
 */
export class AddImage {
  async handle(
    upload: Upload,
    /** The owner of the picture, read within the transaction; null if it was deleted. */
    owner: (trx: TransactionClientContract) => Promise<ImageOwner | null>,
    userId: string
  ): Promise<Result<Image, AddImageFailure>> {
    const stored = await storeImage(upload)
    if (!stored.ok) return stored
    const { id } = stored.value
    const added = await withUserLock(userId, async (trx) => {
      const found = await owner(trx)
      if (!found) return refused({ reason: 'gone' })
      return this.#write(trx, found, stored.value)
    }).catch(async (error) => {
      await dropImageFiles([id])
      throw error
    })
    if (!added.ok || added.value.id !== id) await dropImageFiles([id])
    await sweepImages()
    return added
  }

  async #write(
    trx: TransactionClientContract,
    owner: ImageOwner,
    stored: StoredImage
  ): Promise<Result<Image, { reason: 'image_limit' }>> {
    const { previewKey, userId } = owner
    const { hash } = stored
    const same = await Image.findBy({ preview_key: previewKey, hash }, { client: trx })
    if (same) return ok(same)

    const images = await imagesOf(owner, trx)
    if (!(await hasImageRoom(trx, userId, { present: images, added: [stored] }))) {
      return refused({ reason: 'image_limit' })
    }
    const position = (images.at(-1)?.position ?? 0) + 1
    return ok(await Image.create({ ...owner, ...stored, position }, { client: trx }))
  }
}
