import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MOST_IMAGES } from '#contract/images'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { withUserLock } from '#auth/main'
import { Image } from '#websites/models/image'
import { dropImageFiles, keepImageFiles } from '#websites/images/image_files'
import { imagesOf, type ImageOwner } from '#websites/images/owner'
import type { Upload } from '#websites/images/receive_upload'
import { reencode, type PictureFailure, type ReencodedImage } from '#websites/images/reencode'
import { sweepImages } from '#websites/images/sweep_images'

export type AddImageFailure = PictureFailure | { reason: 'image_limit' } | { reason: 'gone' }

const MOST_BYTES = { owner: 200 * 1024 * 1024, user: 1024 * 1024 * 1024 }

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
    const picture = await reencode(upload.file)
    if (!picture.ok) return picture
    const id = newId()
    await keepImageFiles(id, picture.value)
    const added = await withUserLock(userId, async (trx) => {
      const found = await owner(trx)
      if (!found) return refused({ reason: 'gone' })
      return this.#write(trx, id, found, upload.title, picture.value)
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
    id: string,
    owner: ImageOwner,
    title: string,
    { hash, width, height, widths, whole, narrower }: ReencodedImage
  ): Promise<Result<Image, { reason: 'image_limit' }>> {
    const { previewKey } = owner
    const same = await Image.findBy({ preview_key: previewKey, hash }, { client: trx })
    if (same) return ok(same)

    const size = [whole, ...narrower.values()].reduce((sum, { length }) => sum + length, 0)
    const images = await imagesOf(owner, trx)
    const ofUser = await Image.query({ client: trx })
      .where('user_id', owner.userId)
      .sum('size as sum')
    const isFull =
      images.length >= MOST_IMAGES ||
      images.reduce((sum, one) => sum + one.size, size) > MOST_BYTES.owner ||
      Number(ofUser[0].$extras.sum ?? 0) + size > MOST_BYTES.user
    if (isFull) return refused({ reason: 'image_limit' })

    const position = (images.at(-1)?.position ?? 0) + 1
    const row = { ...owner, id, hash, title, alt: '', width, height, widths, size, position }
    return ok(await Image.create(row, { client: trx }))
  }
}
