import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Image } from '#websites/models/image'
import type { Website } from '#websites/models/website'

/** Moves the pictures of a plan to the website that was built from it. */
export async function adoptImages(
  trx: TransactionClientContract,
  planId: string,
  { id, previewKey }: Website
): Promise<void> {
  await Image.query({ client: trx })
    .where('plan_id', planId)
    .update({ plan_id: null, website_id: id, preview_key: previewKey })
}
