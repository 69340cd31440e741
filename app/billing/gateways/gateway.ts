import type { DateTime } from 'luxon'
import type { PaidPlan } from '#contract/subscription_plans'
import type { SubscriptionStatus } from '#contract/api/payments'

/** What a provider says about one subscription, in our words. */
export interface GatewaySubscription {
  /** The provider's id. */
  id: string
  customerId: string
  /** The address that the buyer typed at the provider; not proven to be theirs. */
  email: string
  /** Null for a product of the provider's account that is none of our plans. */
  plan: PaidPlan | null
  status: SubscriptionStatus
  /** For a paused subscription: the person may use the plan without paying. */
  isFreeWhilePaused: boolean
  renewsAt: DateTime | null
  /** Set once it is cancelled or expired. */
  endsAt: DateTime | null
  /** Null for a payment without a card. */
  cardBrand: string | null
  cardLastFour: string | null
  /** Signed by the provider, and valid for a day. */
  updatePaymentUrl: string | null
  createdAt: DateTime
  /** When it last changed at the provider: the newest statement about a subscription counts. */
  updatedAt: DateTime
}

/** One invoice of a subscription. */
export interface GatewayPayment {
  id: string
  subscriptionId: string
  customerId: string
  paidAt: DateTime
  /** In hundredths of the currency. */
  amount: number
  /** Three capital letters. */
  currency: string
  /** `completed` or, in the provider's word, why it is not. */
  status: string
  /** Null while there is no receipt yet. */
  receiptUrl: string | null
  updatedAt: DateTime
}

export interface CheckoutOrder {
  plan: PaidPlan
  buyer: { email: string; name: string }
  /** Comes back with every delivery about what is bought here. */
  custom: Record<string, string>
  expiresAt: DateTime
}

/** A webhook of the provider. */
export interface Delivery {
  /** The provider's name of the event. */
  event: string
  /** False for another store, or for a test payment where real ones are expected. */
  isOurs: boolean
  /** What `createCheckout` got as `custom`. */
  custom: Record<string, unknown>
  /** Null for events that say nothing about subscriptions or payments. */
  subject:
    | { kind: 'subscription'; subscription: GatewaySubscription }
    | { kind: 'payment'; payment: GatewayPayment }
    | null
}

/**
 * A payment provider. A driver is a folder beside this file; tests/functional/billing/gateways.spec.ts is
 * the suite that every driver passes. Calls throw a `GatewayFailure`. One request takes 10 seconds at most; reading may make three.
 */
export interface PaymentGateway {
  /** Stored with every row that came from it. */
  readonly name: string
  /** The address of a page where a person can buy a plan. */
  createCheckout(order: CheckoutOrder): Promise<string>
  /** Null if the provider does not have it. */
  readSubscription(id: string): Promise<GatewaySubscription | null>
  /** The subscriptions that were bought with this address, newest first. */
  subscriptionsOf(email: string): Promise<GatewaySubscription[]>
  /** Changes to another plan at once, and charges the difference. */
  changePlan(id: string, plan: PaidPlan): Promise<GatewaySubscription>
  /** It ends with the time that is paid for. Cancelling twice, or what is not there, is no failure. */
  cancel(id: string): Promise<void>
  /** Newest first. */
  paymentsOf(subscriptionId: string): Promise<GatewayPayment[]>
  /** Whether the provider has signed these bytes. */
  isSigned(raw: Buffer, headers: DeliveryHeaders): boolean
  /** Throws a `GatewayFailure` for a body without sense. */
  readDelivery(raw: string): Promise<Delivery>
}

export type DeliveryHeaders = Record<string, string | string[] | undefined>

/** `unavailable` may pass; `refused` will not; `unreadable` is an answer that the provider does not describe. */
export type GatewayFailureKind = 'unavailable' | 'refused' | 'unreadable'

export class GatewayFailure extends Error {
  constructor(
    readonly kind: GatewayFailureKind,
    message: string,
    options?: ErrorOptions
  ) {
    super(message, options)
    this.name = 'GatewayFailure'
  }
}
