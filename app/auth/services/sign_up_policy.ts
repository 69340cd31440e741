import env from '#start/env'
import { googleClientId } from '#auth/services/google'

/**
 * Whether people may register with an email address and a password. By default this is offered if
 * Google is not configured.
 */
export function passwordSignupOpen(): boolean {
  const policy = env.get('PASSWORD_SIGNUP')
  return policy === 'auto' ? googleClientId() === null : policy === 'on'
}
