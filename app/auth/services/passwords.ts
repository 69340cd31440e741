import { randomBytes } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'

// A hash that nothing matches. Made once, by the driver that makes the real ones.
let decoy: Promise<string> | undefined

export async function hashPassword(password: string): Promise<string> {
  return hash.make(password)
}

/**
 * Whether the password fits. Without a stored hash (no such account, or one that has no password)
 * the answer takes as long, so that its time does not tell which addresses have accounts.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash.make(randomBytes(32).toString('base64'))
  const fits = await hash.verify(stored ?? (await decoy), password)
  return stored !== null && fits
}
