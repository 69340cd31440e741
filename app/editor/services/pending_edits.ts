import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DoneEdit } from 'site-designer'
import { clock } from '#core/clock'
import { fromJson, toJson } from '#core/json_text'
import { inTransaction } from '#core/transaction'
import { lockedWebsite, type Website } from '#websites/main'

const TABLE = 'pending_edits'

/** In milliseconds: time to read the question, and to come back to it. */
const LIFE = 30 * 60_000

interface Asked {
  instruction: string
  selection?: string
  choices?: string[]
}

/**
 * Keeps an edit that the person is asked about; `reading` is the id of the yes. It takes the place of an
 * earlier one of the website.
 */
export async function keepPending(
  website: Website,
  { instruction, selection }: Asked,
  { reading, edit }: { reading: string; edit: DoneEdit }
): Promise<void> {
  const now = clock.millis()
  const row = {
    website_id: website.id,
    version: website.version,
    instruction,
    selection: selection ?? null,
    reading,
    edit: toJson(edit),
    expires_at: now + LIFE,
  }
  await inTransaction(async (trx) => {
    await lockedWebsite(trx, website.id)
    await trx.from(TABLE).where('expires_at', '<=', now).delete()
    await trx.table(TABLE).insert(row).onConflict('website_id').merge()
  })
}

/**
 * The edit that the person says yes to, or that this yes is used. The edit was made for this version of
 * the page, and the rest of the request is the same as when they were asked. Every other instruction
 * drops the website's pending edit.
 */
export async function pendingEdit(
  website: Website,
  { instruction, selection, choices = [] }: Asked
): Promise<DoneEdit | 'used' | undefined> {
  const row = await db.from(TABLE).where('website_id', website.id).first()
  if (!row) return undefined
  const isMeant =
    choices.includes(row.reading) &&
    row.instruction === instruction &&
    row.selection === (selection ?? null) &&
    Number(row.expires_at) > clock.millis()
  if (isMeant && row.edit === null) return 'used'
  if (isMeant && Number(row.version) === website.version) return fromJson<DoneEdit>(row.edit)
  await db.from(TABLE).where({ website_id: website.id, reading: row.reading }).delete()
  return undefined
}

/** Together with the save of the edit. The row stays a while, so that a repeated yes is known. */
export async function useUp(trx: TransactionClientContract, { id }: Website): Promise<void> {
  await trx.from(TABLE).where('website_id', id).update({ edit: null })
}
