import type { PasswordSignup } from '#contract/api/account'
import env from '#start/env'
import { googleClientId } from '#auth/services/google'

/**
 * Whether the form for an email address and a password is offered. By default it is, but where Google is
 * configured only if the browser does not show Google's button.
 */
export function passwordSignup(): PasswordSignup {
  const policy = env.get('PASSWORD_SIGNUP')
  if (policy === 'auto') return googleClientId() === null ? 'shown' : 'fallback'
  return policy === 'on' ? 'shown' : 'closed'
}
