import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/**
 * The value by which a person proves a domain: the same whenever they add it again, so that a record that
 * they have entered stays right, and another one for everybody else.
 */
export function proofToken(userId: string, registrable: string): string {
  return createHmac('sha256', appKey.release())
    .update(['domain', userId, registrable].join('|'))
    .digest('hex')
    .slice(0, 32)
}
