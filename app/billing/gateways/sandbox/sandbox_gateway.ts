import type { PaymentGateway } from '#billing/gateways/gateway'
import {
  LemonSqueezyGateway,
  type LemonSqueezySettings,
} from '#billing/gateways/lemonsqueezy/lemonsqueezy_gateway'
import { sandboxDoor } from '#billing/gateways/sandbox/door'

/**
 * The sandbox speaks the protocol of Lemon Squeezy, so its driver is that of Lemon Squeezy with the
 * sandbox's address, which is known once the sandbox listens.
 */
export function sandboxGateway(settings: Omit<LemonSqueezySettings, 'url'>): PaymentGateway {
  return new LemonSqueezyGateway({
    ...settings,
    get url() {
      return sandboxDoor.url
    },
  })
}
