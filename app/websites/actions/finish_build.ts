import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SaveRevision } from '#websites/actions/save_revision'
import type { Website } from '#websites/models/website'
import { lockedWebsite } from '#websites/services/locked_website'
import { freeSlug, slugOf } from '#websites/services/slug'

export interface FinishBuildInput {
  websiteId: string
  html: string
  /** The sheet of facts of the page, as JSON. */
  sheet?: string
  title: string
}

/** Adds the first revision to a reserved website and makes it visible. */
export class FinishBuild {
  async handle(
    trx: TransactionClientContract,
    { websiteId, html, sheet, title }: FinishBuildInput
  ): Promise<Website> {
    const website = await lockedWebsite(trx, websiteId)
    if (website.state !== 'building') throw new Error(`The website ${websiteId} is built already.`)

    if (slugOf(title) !== slugOf(website.title)) {
      website.slug = await freeSlug(trx, title, website.userId)
    }
    website.merge({ title: title.slice(0, 200), state: 'ready' })
    await website.useTransaction(trx).save()
    const first = { website, html, sheet, author: 'designer', summary: 'First version' } as const
    await new SaveRevision().handle(first, trx)
    return website
  }
}
