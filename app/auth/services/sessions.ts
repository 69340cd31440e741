import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TokenPair } from '#contract/api/account'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { Session } from '#auth/models/session'
import type { Device } from '#auth/services/devices'
import { hashOf, newToken } from '#auth/services/tokens'

const MINUTE = 60_000
const ACCESS_LIFE = 15 * MINUTE
/** From sign-in, regardless of refreshes. */
const SESSION_LIFE = 30 * 24 * 60 * MINUTE

/** Signs a person in: a new family with its first pair of tokens. */
export async function startSession(
  trx: TransactionClientContract,
  userId: string,
  from: Device = { device: '', ip: '' }
): Promise<TokenPair> {
  const now = clock.millis()
  await Session.query({ client: trx })
    .where('user_id', userId)
    .where('expires_at', '<=', now)
    .delete()

  const refresh = newToken('rt_')
  const session = await Session.create(
    {
      id: newId(),
      userId,
      ...from,
      currentHash: hashOf(refresh),
      previousHash: null,
      confirmed: false,
      rotatedAt: now,
      expiresAt: now + SESSION_LIFE,
    },
    { client: trx }
  )
  return { access: await grantAccess(trx, session), refresh }
}

/** A new access token for a session. Its existing tokens stay valid until they expire. */
export async function grantAccess(
  trx: TransactionClientContract,
  session: Session
): Promise<string> {
  const now = clock.millis()
  await trx
    .from('access_tokens')
    .where('session_id', session.id)
    .where('expires_at', '<=', now)
    .delete()

  const access = newToken('at_')
  await trx.table('access_tokens').insert({
    hash: hashOf(access),
    session_id: session.id,
    expires_at: Math.min(now + ACCESS_LIFE, session.expiresAt),
  })
  return access
}

/** Whether a session is valid: it was not ended and has not expired. */
export async function isLiving(sessionId: string): Promise<boolean> {
  const session = await Session.query()
    .where('id', sessionId)
    .where('expires_at', '>', clock.millis())
    .select('id')
    .first()
  return session !== null
}

/** The valid sessions of a person, newest first. */
export async function livingSessions(userId: string): Promise<Session[]> {
  return Session.query()
    .where('user_id', userId)
    .where('expires_at', '>', clock.millis())
    .orderBy('created_at', 'desc')
}

/** Ends a person's sessions, all or all but one: their tokens stop working. */
export async function endSessions(
  trx: TransactionClientContract,
  userId: string,
  { except }: { except?: string } = {}
): Promise<void> {
  await Session.query({ client: trx })
    .where('user_id', userId)
    .if(except, (query) => query.whereNot('id', except!))
    .delete()
}
