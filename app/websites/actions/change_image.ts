import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/transaction'
import { NotFound } from '#core/not_found'
import { cleanWords } from '#websites/images/receive_upload'
import { dropImageFiles } from '#websites/images/image_files'
import { imagesOf, type ImageOwner } from '#websites/images/owner'
import type { Image } from '#websites/models/image'

type Of = Pick<ImageOwner, 'websiteId' | 'planId'>

export interface ImageChange {
  title?: string
  alt?: string
  /** Its new position, from 0. */
  position?: number
}

/** Changes the title, the description or the position of a picture. */
export class ChangeImage {
  async handle(of: Of, imageId: string, { title, alt, position }: ImageChange): Promise<Image> {
    return inTransaction(async (trx) => {
      const { image, all } = await found(trx, of, imageId)
      if (title !== undefined) image.title = cleanWords(title)
      if (alt !== undefined) image.alt = cleanWords(alt)
      if (position !== undefined) {
        const others = all.filter(({ id }) => id !== image.id)
        others.splice(position, 0, image)
        for (const [at, one] of others.entries()) await one.merge({ position: at + 1 }).save()
      }
      return image.save()
    })
  }
}

/** Deletes a picture permanently, including its files. Published sites keep their own copy. */
export class DeleteImage {
  async handle(of: Of, imageId: string): Promise<void> {
    await inTransaction(async (trx) => {
      const { image } = await found(trx, of, imageId)
      await image.delete()
    })
    await dropImageFiles([imageId])
  }
}

async function found(trx: TransactionClientContract, of: Of, imageId: string) {
  const all = await imagesOf(of, trx)
  const image = all.find(({ id }) => id === imageId)
  if (!image) throw new NotFound('picture')
  return { image, all }
}
