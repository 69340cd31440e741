import { DateTime } from 'luxon'
import { clock } from '#core/clock'

/** The provider's message about a renewal is expected before that. */
const AFTER_RENEWAL = { minutes: 30 }
const AT_THE_LATEST = { hours: 24 }

/** When the provider is asked for a subscription although no message came. */
export function nextCheck(renewsAt: DateTime | null): DateTime {
  const now = clock.now()
  const latest = now.plus(AT_THE_LATEST)
  const renewed = renewsAt?.plus(AFTER_RENEWAL)
  return renewed && renewed > now ? DateTime.min(renewed, latest)! : latest
}
