import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#contract/api/websites'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'
import { keepText, pack, type PackedText } from '#websites/services/content_store'
import { bringUpToDate, pointAt } from '#websites/services/current_revision'
import { keepWithinQuota } from '#websites/services/history_quota'
import { lockedWebsite } from '#websites/services/locked_website'

export interface SaveRevisionInput {
  website: Website
  html: string
  /**
   * The sheet of facts as JSON, null for none; if omitted, the sheet of the current revision is kept.
   */
  sheet?: string | null
  author: Author
  /** A description of the change, in words for a person. */
  summary: string
  /** The version on which the change is based; refused if it is no longer the current one. */
  baseVersion?: number
  /**
   * The name of the property that is being adjusted, such as `e12/color`. Changes with the same name,
   * each within ten seconds of the last, are one step of undo. Without it, every save is a step.
   */
  foldKey?: string
  /** The id of the revision that this one completes: if it is the current one, both are one step. */
  completes?: string
}

export type Stale = { reason: 'stale'; version: number }

interface Texts {
  html: PackedText
  sheet?: PackedText
}

const ONE_ADJUSTMENT = 10_000

/**
 * Saves the HTML, and the sheet of facts if one is given, as the website's newest revision and updates
 * `website`. Content that is already current creates no revision.
 */
export class SaveRevision {
  async handle(
    input: SaveRevisionInput,
    trx?: TransactionClientContract
  ): Promise<Result<Revision, Stale>> {
    const texts: Texts = { html: await pack(input.html) }
    if (typeof input.sheet === 'string') texts.sheet = await pack(input.sheet)
    const save = (client: TransactionClientContract) => this.#write(client, input, texts)
    return trx ? save(trx) : inTransaction(save)
  }

  async #write(
    trx: TransactionClientContract,
    { website, ...edit }: SaveRevisionInput,
    { html, sheet }: Texts
  ): Promise<Result<Revision, Stale>> {
    const locked = await lockedWebsite(trx, website.id)
    if (edit.baseVersion !== undefined && edit.baseVersion !== locked.version) {
      return refused({ reason: 'stale', version: locked.version })
    }
    const head = locked.revisionId
      ? await Revision.findOrFail(locked.revisionId, { client: trx })
      : null
    const kept = edit.sheet === null ? null : (head?.sheetHash ?? null)
    const sheetHash = sheet?.hash ?? kept
    if (head?.contentHash === html.hash && head.sheetHash === sheetHash) {
      bringUpToDate(website, locked)
      return ok(head)
    }

    const folds = head !== null && (await this.#continues(trx, head, edit))
    if (folds) await head.useTransaction(trx).merge({ folded: true }).save()
    await keepText(trx, html)
    if (sheet) await keepText(trx, sheet)
    const revision = await Revision.create(
      {
        id: newId(),
        websiteId: locked.id,
        // A further step of the same adjustment replaces the previous one.
        parentId: folds ? head.parentId : (head?.id ?? null),
        version: locked.version + 1,
        contentHash: html.hash,
        sheetHash,
        author: edit.author,
        summary: edit.summary.slice(0, 250),
        foldKey: edit.foldKey?.slice(0, 120) ?? null,
        folded: false,
      },
      { client: trx }
    )
    await pointAt(trx, locked, revision)
    await keepWithinQuota(trx, locked)
    bringUpToDate(website, locked)
    return ok(revision)
  }

  /** Whether it is a further step of what the current revision did. */
  async #continues(
    trx: TransactionClientContract,
    head: Revision,
    { completes, ...edit }: Pick<SaveRevisionInput, 'author' | 'foldKey' | 'completes'>
  ): Promise<boolean> {
    if (!head.parentId) return false
    if (head.id !== completes && !isSameAdjustment(head, edit)) return false
    return (await Revision.findBy('parent_id', head.id, { client: trx })) === null
  }
}

/** The person's own consecutive steps on the same property, close together. */
function isSameAdjustment(
  head: Revision,
  { author, foldKey }: Pick<SaveRevisionInput, 'author' | 'foldKey'>
): boolean {
  if (!foldKey || head.foldKey !== foldKey.slice(0, 120)) return false
  if (head.author !== 'you' || author !== 'you') return false
  return clock.millis() - head.createdAt.toMillis() <= ONE_ADJUSTMENT
}
