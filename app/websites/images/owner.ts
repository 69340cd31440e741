import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Image } from '#websites/models/image'
import { Website } from '#websites/models/website'

/** The owner of a picture: a website or a plan. */
export interface ImageOwner {
  userId: string
  websiteId: string | null
  planId: string | null
  /** The first label of the host that serves its pictures, after `p-`. */
  previewKey: string
}

/** The pictures of a website or a plan, in their order. */
export function imagesOf(
  { websiteId, planId }: Omit<ImageOwner, 'userId' | 'previewKey'>,
  client?: TransactionClientContract
) {
  const owned = websiteId === null ? { plan_id: planId } : { website_id: websiteId }
  return Image.query({ client })
    .where(owned)
    .orderBy([{ column: 'position' }, { column: 'id' }])
}

/** A website as the owner of its pictures, read within a transaction; null if it was deleted. */
export function websiteImages(websiteId: string) {
  return async (trx: TransactionClientContract): Promise<ImageOwner | null> => {
    const website = await Website.find(websiteId, { client: trx })
    return website && ownerOf(website)
  }
}

export function ownerOf({ id, userId, previewKey }: Website): ImageOwner {
  return { userId, websiteId: id, planId: null, previewKey }
}
