import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Session } from '#auth/models/session'

/** The session that a refresh token belongs to or belonged to, however often it was replaced. */
export async function familyOf(
  hash: string,
  trx?: TransactionClientContract
): Promise<Session | null> {
  const retired = (trx ?? db).from('retired_tokens').where('hash', hash).select('session_id')
  return Session.query({ client: trx })
    .where('current_hash', hash)
    .orWhere('previous_hash', hash)
    .orWhereIn('id', retired)
    .first()
}

/** Stores a token that must not be used again, so that its use is recognised. */
export async function retire(
  trx: TransactionClientContract,
  hash: string,
  sessionId: string
): Promise<void> {
  await trx.table('retired_tokens').insert({ hash, session_id: sessionId })
}
