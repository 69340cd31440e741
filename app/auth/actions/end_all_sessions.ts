import type { User } from '#auth/models/user'
import { endSessions } from '#auth/services/sessions'
import { withUserLock } from '#auth/services/user_lock'

/** Signs a person out on all devices, including the current one. */
export class EndAllSessions {
  async handle({ id }: User): Promise<void> {
    await withUserLock(id, (trx) => endSessions(trx, id))
  }
}
