import { billingConfig } from '#config/billing'
import type { PaymentGateway } from '#billing/gateways/gateway'
import { LemonSqueezyGateway } from '#billing/gateways/lemonsqueezy/lemonsqueezy_gateway'
import { sandboxGateway } from '#billing/gateways/sandbox/sandbox_gateway'

let gateway: PaymentGateway | undefined

/** The payment provider that BILLING_DRIVER names. A third one is a folder here and a line below. */
export function currentGateway(): PaymentGateway {
  gateway ??=
    billingConfig.driver === 'sandbox'
      ? sandboxGateway(billingConfig)
      : new LemonSqueezyGateway(billingConfig)
  return gateway
}
