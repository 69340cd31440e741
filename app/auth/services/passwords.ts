import { randomBytes } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import pLimit from 'p-limit'
import { TooManyRequests } from '#core/limits/too_many_requests'

// A hash that nothing matches. Made once, by the driver that makes the real ones.
let decoy: Promise<string> | undefined

/**
 * Hashing takes a core for a fifth of a second. So that a flood of guesses leaves room for
 * everything else, two are at work at once and a few wait their turn; the others come again.
 */
const turns = pLimit(2)
const MOST_WAITING = 20
const SECONDS = 2

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash.make(password))
}

/** Whether a hash is of older settings, to be made again now that the password is at hand. */
export function isOutdated(stored: string): boolean {
  return hash.needsReHash(stored)
}

/**
 * Whether the password fits. Without a stored hash (no such account, or one that has no password)
 * the answer takes as long, so that its time does not tell which addresses have accounts.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const fits = await inTurn(async () => {
    decoy ??= hash.make(randomBytes(32).toString('base64'))
    return hash.verify(stored ?? (await decoy), password)
  })
  return stored !== null && fits
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= MOST_WAITING) {
    const sentence = 'Many people are signing in just now. Please try again in a few seconds.'
    throw new TooManyRequests(SECONDS, sentence, 'busy')
  }
  return turns(work)
}
