import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import type { Stale } from '#websites/actions/save_revision'
import { askToConfirm } from '#websites/contact/confirmation'
import type { Website } from '#websites/models/website'
import { bringUpToDate } from '#websites/services/current_revision'
import { lockedWebsite } from '#websites/services/locked_website'

export interface ChangeContactEmailInput {
  website: Website
  contactEmail: string
  /** The version on which the change is based; undefined means the current one. */
  baseVersion?: number
}

/** What stood there before. */
export interface ReplacedContact {
  version: number
  contactEmail: string
}

/**
 * Sets the contact email of a website, and mails that address a link to confirm it. It is a new version
 * of the website, so that a form that shows an older address is refused.
 */
export class ChangeContactEmail {
  async handle({
    website,
    contactEmail,
    baseVersion,
  }: ChangeContactEmailInput): Promise<Result<ReplacedContact | null, Stale>> {
    return inTransaction(async (trx) => {
      const locked = await lockedWebsite(trx, website.id)
      const { version, contactEmail: former } = locked
      if (baseVersion !== undefined && baseVersion !== version) {
        return refused({ reason: 'stale', version })
      }
      const isNew = contactEmail !== former
      if (isNew) await locked.merge({ contactEmail, version: version + 1 }).save()
      await askToConfirm(trx, locked)
      bringUpToDate(website, locked)
      return ok(isNew ? { version, contactEmail: former } : null)
    })
  }
}
