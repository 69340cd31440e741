import type { User } from '#auth/models/user'
import { endSessions } from '#auth/services/sessions'
import { withUserLock } from '#auth/services/user_lock'

/** Signs a person out everywhere, the device that asks included. */
export class EndAllSessions {
  async handle({ id }: User): Promise<void> {
    await withUserLock(id, (trx) => endSessions(trx, id))
  }
}
