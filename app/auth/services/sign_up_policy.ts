import env from '#start/env'

/** Whether people may make an account with an email address and a password. */
export function passwordSignupOpen(): boolean {
  return env.get('PASSWORD_SIGNUP') !== 'off'
}
