import { createHash, createHmac, randomBytes } from 'node:crypto'
import { appKey } from '#config/app'

/** 256 random bits. The prefix lets secret scanners recognise a token that leaked. */
export function newToken(prefix: 'at_' | 'rt_' | ''): string {
  return prefix + randomBytes(32).toString('base64url')
}

/** What is stored of a token: enough to recognise it, useless to whoever reads the table. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The refresh token that follows another one. Derived, so that two tabs which refresh at once get
 * the same answer although only hashes are stored.
 */
export function successorOf(refreshToken: string): string {
  const key = appKey.release()
  return 'rt_' + createHmac('sha256', key).update(`successor:${refreshToken}`).digest('base64url')
}
