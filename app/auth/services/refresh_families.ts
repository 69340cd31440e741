import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Session } from '#auth/models/session'

/** The session that a refresh token belongs or once belonged to, however often it was replaced. */
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

/** Remembers a token that must never come again, so that it is recognised if it does. */
export async function retire(
  trx: TransactionClientContract,
  hash: string,
  sessionId: string
): Promise<void> {
  await trx.table('retired_tokens').insert({ hash, session_id: sessionId })
}
