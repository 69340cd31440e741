import type { Allowance } from '#core/limits/limits'

/** How often one visitor may make a call without being signed in. */
export const perVisitor = {
  login: { requests: 20, duration: '1 minute' },
  google: { requests: 20, duration: '1 minute' },
  refresh: { requests: 60, duration: '1 minute' },
  register: { requests: 10, duration: '1 hour' },
  forgot: { requests: 10, duration: '1 hour' },
  verify: { requests: 10, duration: '1 hour' },
  reset: { requests: 10, duration: '1 hour' },
} satisfies Record<string, Allowance>

/**
 * Wrong passwords for one account: a few at once, then one a minute. No account is locked permanently.
 */
export const guesses: Allowance[] = [
  { requests: 5, duration: '1 minute' },
  { requests: 15, duration: '15 minutes' },
]

/** For the data export, which is expensive. */
export const exports: Allowance = { requests: 5, duration: '1 hour' }

/** Mails that strangers can make us send to one address. */
export const mailsPerAddress = {
  register: { requests: 5, duration: '1 hour' },
  forgot: { requests: 3, duration: '1 hour' },
  verification: { requests: 5, duration: '1 hour' },
} satisfies Record<string, Allowance>
