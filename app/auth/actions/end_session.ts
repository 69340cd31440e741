import type { User } from '#auth/models/user'
import { Session } from '#auth/models/session'

/** Signs a person out on one device; false if they have no such session. */
export class EndSession {
  async handle(user: User, sessionId: string): Promise<boolean> {
    const [ended] = await Session.query().where({ id: sessionId, user_id: user.id }).delete()
    return Number(ended) > 0
  }
}
