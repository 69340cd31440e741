import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TokenPair } from '#contract/api/account'
import { clock } from '#core/clock'
import { sendMail } from '#core/mail/mail'
import { ok, refused, type Result } from '#core/result'
import { SessionEndedMail } from '#auth/mails/session_ended_mail'
import { type Session } from '#auth/models/session'
import { familyOf, retire } from '#auth/services/refresh_families'
import { grantAccess } from '#auth/services/sessions'
import { hashOf, successorOf } from '#auth/services/tokens'
import { withUserLock } from '#auth/services/user_lock'

/** How long two tabs may use the same token after it was replaced. */
const GRACE = 30_000

type RefreshFailure = { reason: 'session_over' }

type Refreshed = Result<TokenPair, RefreshFailure>

/**
 * Extends a session with a new access token and the successor of the refresh token. A client may keep
 * using its first token as long as it never uses a successor. Once it has used one, a replaced token is
 * invalid: a client that sends it has a copy, so the session ends for everybody.
 */
export class RefreshSession {
  async handle(token: string): Promise<Refreshed> {
    const hash = hashOf(token)
    const known = await familyOf(hash)
    if (!known) return refused({ reason: 'session_over' })

    return withUserLock(known.userId, async (trx, user) => {
      const session = await familyOf(hash, trx)
      if (!session || session.expiresAt <= clock.millis()) {
        return refused({ reason: 'session_over' })
      }
      if (session.currentHash === hash) return this.#rotate(trx, session, token)
      if (session.previousHash === hash && this.#stillGood(session)) {
        return this.#answer(trx, session, token)
      }
      await session.delete()
      await sendMail(trx, new SessionEndedMail(user.email))
      return refused({ reason: 'session_over' })
    })
  }

  #stillGood(session: Session): boolean {
    return !session.confirmed || clock.millis() < session.rotatedAt + GRACE
  }

  async #rotate(trx: TransactionClientContract, session: Session, token: string) {
    if (session.previousHash) {
      await retire(trx, session.previousHash, session.id)
      session.confirmed = true
    }
    session.previousHash = session.currentHash
    session.currentHash = hashOf(successorOf(token))
    session.rotatedAt = clock.millis()
    await session.save()
    return this.#answer(trx, session, token)
  }

  async #answer(
    trx: TransactionClientContract,
    session: Session,
    token: string
  ): Promise<Refreshed> {
    return ok({ access: await grantAccess(trx, session), refresh: successorOf(token) })
  }
}
