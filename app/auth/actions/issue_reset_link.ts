import { hosts } from '#config/hosts'
import { paths } from '#contract/paths'
import { User } from '#auth/models/user'
import { issueEmailToken } from '#auth/services/email_tokens'
import { withUserLock } from '#auth/services/user_lock'

/**
 * A link that sets a new password, which the operator gives to a person whose mail does not arrive.
 * Only the person ever knows the password. Null if there is no such account.
 */
export class IssueResetLink {
  async handle(email: string): Promise<string | null> {
    const found = await User.findBy('email', email.trim().toLowerCase())
    if (!found) return null
    const token = await withUserLock(found.id, (trx) =>
      issueEmailToken(trx, found.id, 'reset_password')
    )
    return `${hosts.appUrl}${paths.resetPassword(token)}`
  }
}
