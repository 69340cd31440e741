import type { SignedInDevice } from '#contract/api/account'
import type { Session } from '#auth/models/session'

export function sessionJson(session: Session, currentId: string): SignedInDevice {
  return {
    id: session.id,
    device: session.device,
    ip: session.ip,
    created_at: session.createdAt.toUTC().toISO()!,
    last_used_at: new Date(session.rotatedAt).toISOString(),
    current: session.id === currentId,
  }
}
