import { hosts } from '#config/hosts'
import env from '#start/env'

/** On a local machine there is no such mailbox, unless one is configured. */
export function supportEmail(): string | null {
  const byHost = hosts.isPublic ? `support@${new URL(hosts.appUrl).hostname}` : null
  return env.get('SUPPORT_EMAIL') ?? byHost
}
