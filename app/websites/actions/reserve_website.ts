import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#auth/main'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { askToConfirm } from '#websites/contact/confirmation'
import { Website } from '#websites/models/website'
import { freeSlug } from '#websites/services/slug'
import { websiteUsage, type WebsiteUsage } from '#websites/services/website_usage'

export interface ReserveInput {
  user: User
  planId: string | null
  title: string
  prompt: string
  contactEmail: string
}

export type LimitReached = { reason: 'website_limit' } & WebsiteUsage

/**
 * Takes one of the person's places for a website before its build. Call it inside `withUserLock`: the
 * count is only valid while nobody else can add to it.
 */
export class ReserveWebsite {
  async handle(
    trx: TransactionClientContract,
    { user, planId, title, prompt, contactEmail }: ReserveInput
  ): Promise<Result<Website, LimitReached>> {
    const usage = await websiteUsage(user, trx)
    if (usage.current_usage >= usage.limit) return refused({ reason: 'website_limit', ...usage })

    const website = await Website.create(
      {
        id: newId(),
        userId: user.id,
        planId,
        state: 'building',
        title: title.slice(0, 200),
        prompt,
        contactEmail: contactEmail.slice(0, 254),
        customDomain: null,
        customDomainVerified: false,
        slug: await freeSlug(trx, title, user.id),
        previewKey: newId(),
        version: 0,
        revisionId: null,
        revisionVersion: 0,
      },
      { client: trx }
    )
    await askToConfirm(trx, website)
    return ok(website)
  }
}
