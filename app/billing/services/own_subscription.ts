import { clock } from '#core/clock'
import { currentGateway } from '#billing/gateways/current_gateway'
import { Subscription } from '#billing/models/subscription'
import { foremost } from '#billing/services/entitlement'

/** The subscription that matters to a person, or null if they never had one. */
export async function ownSubscription(userId: string): Promise<Subscription | null> {
  const all = await Subscription.query().where({ user_id: userId, gateway: currentGateway().name })
  return foremost(all, clock.now())
}
