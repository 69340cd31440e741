import type { PaidPlan, SubscriptionType } from '#contract/subscription_plans'

export type SubscriptionStatus =
  'on_trial' | 'active' | 'paused' | 'past_due' | 'unpaid' | 'cancelled' | 'expired'

/** GET payments/subscription/. All times are ISO 8601. */
export interface Subscription {
  /** The plan that the person can use now. */
  subscription_type: SubscriptionType
  /** Of the payments; `active` for a free plan that was never paid for. */
  status: SubscriptionStatus
  plan_limits: { websites: number }
  /** The next payment or, after one has failed, the next try; null if none is planned. */
  renews_at: string | null
  /** When the paid time ends or has ended; null unless the subscription is cancelled or over. */
  ends_at: string | null
  /** Null for a free plan, and for a payment without a card. */
  card_brand: string | null
  card_last_four: string | null
  /** Valid for hours, so ask again before it is opened on another day. */
  update_payment_url: string | null
  /**
   * Where a plan can be bought or changed to; null if it is not on offer, or if the provider does not
   * answer, which `checkout.is_available` tells apart.
   */
  checkout_urls: Record<PaidPlan, string | null>
  /** The plan that was bought, whatever the operator has set; `free` if none. */
  paid_plan: SubscriptionType
  /** The operator has set the plan, so payments do not change it. */
  is_granted: boolean
  checkout: {
    /** The provider's script, which opens its pages above ours. */
    script: string
    /** The payments are not real. */
    is_sandbox: boolean
    /** The page with the sandbox's clock; null without a sandbox, and on a public server. */
    sandbox_room: string | null
    /** False if the provider did not answer. */
    is_available: boolean
  }
}

/** One row of GET payments/history/, newest first. */
export interface Payment {
  payment_date: string
  amount: number
  currency: string
  /** `completed`, or another word of the provider. */
  status: string
  receipt_url: string | null
}

/**
 * POST payments/upgrade/ changes a running subscription, and answers with the `Subscription`; 409
 * `no_subscription`, `payment_due`, `not_an_upgrade` or `declined`, 503 `provider_unavailable`.
 *
 * POST payments/refresh/ reads the provider instead of waiting for its message, and answers with the
 * `Subscription` too.
 *
 * POST payments/webhook/ is for the provider.
 */
export interface PlanUpgrade {
  plan: PaidPlan
}
