import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ok, refused, type Result } from '#core/result'
import type { Website } from '#websites/models/website'
import { isTaken, nameRefusal } from '#websites/services/slug'
import { dropRedirect, redirectSlug } from '#websites/services/slug_redirects'

export type SlugRefusal = 'shape' | 'reserved' | 'taken'

/**
 * Gives a locked website another slug. Visitors of the former one are led on if the website was
 * published there; otherwise nobody knows it, and it is free at once.
 */
export class ChangeSlug {
  async handle(
    trx: TransactionClientContract,
    website: Website,
    { slug, wasPublished }: { slug: string; wasPublished: boolean }
  ): Promise<Result<void, SlugRefusal>> {
    const refusal = await slugRefusal(slug, website, trx)
    if (refusal) return refused(refusal)
    if (slug === website.slug) return ok()

    if (wasPublished) await redirectSlug(trx, website)
    await dropRedirect(trx, slug)
    await website.useTransaction(trx).merge({ slug }).save()
    return ok()
  }
}

/** Why a website cannot have this slug; null if it can, and for its own. */
export async function slugRefusal(
  slug: string,
  website: Website,
  trx?: TransactionClientContract
): Promise<SlugRefusal | null> {
  if (slug === website.slug) return null
  return nameRefusal(slug) ?? ((await isTaken(slug, website, trx)) ? 'taken' : null)
}
