import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/not_found'
import { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'
import { hashOf, readTexts } from '#websites/services/content_store'

/** The HTML of the website's current revision. */
export async function currentHtml(
  website: Website,
  trx?: TransactionClientContract
): Promise<string> {
  if (!website.revisionId) throw new Error(`The website ${website.id} has no revision yet.`)
  const revision = await Revision.find(website.revisionId, { client: trx })
  const texts = revision && (await readTexts([revision.contentHash], trx))
  const html = texts?.get(revision!.contentHash)
  // Deleted since the caller read it.
  if (html === undefined) throw new NotFound('website')
  return html
}

/** What the last change to the website was, in words for a person. */
export async function currentSummary({ revisionId }: Website): Promise<string> {
  const revision = revisionId && (await Revision.find(revisionId))
  return revision ? revision.summary : ''
}

/** The sheet of facts of the current revision as JSON; undefined if the website has none. */
export async function currentSheet(
  website: Website,
  trx?: TransactionClientContract
): Promise<string | undefined> {
  if (!website.revisionId) return undefined
  const revision = await Revision.find(website.revisionId, { client: trx })
  return revision ? sheetOfRevision(revision, trx) : undefined
}

export async function sheetOfRevision(
  { sheetHash }: Revision,
  trx?: TransactionClientContract
): Promise<string | undefined> {
  if (!sheetHash) return undefined
  const texts = await readTexts([sheetHash], trx)
  return texts.get(sheetHash)
}

export async function htmlOfRevision(
  revision: Revision,
  trx?: TransactionClientContract
): Promise<string> {
  const texts = await readTexts([revision.contentHash], trx)
  return texts.get(revision.contentHash)!
}

/** The newest of the website's revisions that has exactly this text. */
export async function revisionWith({ id }: Website, html: string): Promise<Revision | null> {
  return Revision.query()
    .where({ website_id: id, content_hash: hashOf(html) })
    .orderBy('version', 'desc')
    .first()
}
