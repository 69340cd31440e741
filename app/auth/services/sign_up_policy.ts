import env from '#start/env'
import { googleClientId } from '#auth/services/google'

/**
 * Whether people may make an account with an email address and a password. Left to itself, the
 * product offers that where it cannot offer Google.
 */
export function passwordSignupOpen(): boolean {
  const policy = env.get('PASSWORD_SIGNUP')
  return policy === 'auto' ? googleClientId() === null : policy === 'on'
}
