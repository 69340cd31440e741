import { createHash, createHmac, randomBytes } from 'node:crypto'
import { appKey } from '#config/app'

/** 256 random bits. With the prefix, secret scanners recognise a leaked token. */
export function newToken(prefix: 'at_' | 'rt_' | ''): string {
  return prefix + randomBytes(32).toString('base64url')
}

/** The stored form of a token: it recognises the token, but cannot be used as one. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The successor of a refresh token. It is derived, so that two tabs which refresh at the same time get
 * the same answer although only hashes are stored.
 */
export function successorOf(refreshToken: string): string {
  const key = appKey.release()
  return 'rt_' + createHmac('sha256', key).update(`successor:${refreshToken}`).digest('base64url')
}
