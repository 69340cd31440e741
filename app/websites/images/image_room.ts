import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MOST_IMAGES } from '#contract/images'
import { Image } from '#websites/models/image'

const MOST_BYTES = { owner: 200 * 1024 * 1024, user: 1024 * 1024 * 1024 }

interface Sized {
  /** In bytes. */
  size: number
}

/** Whether more pictures fit beside those that a website or a plan has, and beside all of the person. */
export async function hasImageRoom(
  trx: TransactionClientContract,
  userId: string,
  { present, added }: { present: readonly Sized[]; added: readonly Sized[] }
): Promise<boolean> {
  const all = [...present, ...added]
  const ofUser = await Image.query({ client: trx }).where('user_id', userId).sum('size as sum')
  return (
    all.length <= MOST_IMAGES &&
    sizeOf(all) <= MOST_BYTES.owner &&
    Number(ofUser[0].$extras.sum ?? 0) + sizeOf(added) <= MOST_BYTES.user
  )
}

function sizeOf(images: readonly Sized[]): number {
  return images.reduce((sum, { size }) => sum + size, 0)
}
