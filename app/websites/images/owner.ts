import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Image } from '#websites/models/image'

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
