import { randomBytes } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import pLimit from 'p-limit'
import { TooManyRequests } from '#core/limits/too_many_requests'

// A hash that no password matches. Created once, with the settings of the real ones.
let decoy: Promise<string> | undefined

/**
 * Hashing takes a core for a fifth of a second. To leave capacity for other requests during a flood of
 * guesses, two run at the same time and a few wait; the others are refused and can retry.
 */
const turns = pLimit(2)
const MOST_WAITING = 20
const SECONDS = 2

/**
 * The form in which passwords are hashed, as NIST SP 800-63B recommends: keyboards and systems send the
 * same letters in different Unicode forms.
 */
export function normalPassword(password: string): string {
  return password.normalize('NFKC')
}

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash.make(normalPassword(password)))
}

/** Whether a hash has old settings; it is renewed when the password is available. */
export function isOutdated(stored: string): boolean {
  return hash.needsReHash(stored)
}

/**
 * Whether the password matches. Without a stored hash (no such account, or no password) the check takes
 * equally long, so that its time does not reveal which addresses have accounts.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const fits = await inTurn(async () => {
    decoy ??= hash.make(randomBytes(32).toString('base64'))
    const hashed = stored ?? (await decoy)
    for (const form of formsOf(password)) if (await hash.verify(hashed, form)) return true
    return false
  })
  return stored !== null && fits
}

/** Older hashes are of the form that was typed. For most passwords all forms are the same. */
function formsOf(password: string): Set<string> {
  const unicodeForms = [password.normalize('NFC'), password.normalize('NFD')]
  return new Set([normalPassword(password), password, ...unicodeForms])
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= MOST_WAITING) {
    const sentence = 'Many people are signing in just now. Please try again in a few seconds.'
    throw new TooManyRequests(SECONDS, sentence, 'busy')
  }
  return turns(work)
}
