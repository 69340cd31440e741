import { createHmac, timingSafeEqual } from 'node:crypto'
import { appKey } from '#config/app'

/**
 * What a checkout carries to the provider, and every message about the purchase back to us. It is
 * signed, because a buyer may be able to change it on the way.
 */
export function claimOf(userId: string, checkoutId: string): Record<string, string> {
  return { user_id: userId, checkout_id: checkoutId, sig: sign(userId, checkoutId) }
}

/** The id of the person who bought, or null for a claim that is not ours. */
export function claimantIn({ user_id: user, checkout_id: checkout, sig }: Record<string, unknown>) {
  if (typeof user !== 'string' || typeof checkout !== 'string' || typeof sig !== 'string')
    return null
  const [given, expected] = [Buffer.from(sig), Buffer.from(sign(user, checkout))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? user : null
}

function sign(userId: string, checkoutId: string): string {
  return createHmac('sha256', appKey.release())
    .update(['checkout', userId, checkoutId].join('|'))
    .digest('base64url')
}
