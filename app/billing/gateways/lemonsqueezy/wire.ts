import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import type { PaidPlan } from '#contract/subscription_plans'
import {
  GatewayFailure,
  type GatewayPayment,
  type GatewaySubscription,
} from '#billing/gateways/gateway'

// The parts of Lemon Squeezy's documents that we use. Ids are text in `id` and numbers in attributes.

const id = () => vine.string().regex(/^\d{1,20}$/)
const number = () => vine.number().min(0).withoutDecimals()
const moment = () => vine.string().maxLength(40)
const link = () => vine.string().maxLength(4_000).nullable().optional()

export const subscriptionDocument = vine.create({
  type: vine.literal('subscriptions'),
  id: id(),
  attributes: vine.object({
    store_id: number(),
    customer_id: number(),
    variant_id: number(),
    user_email: vine.string().maxLength(320),
    status: vine.enum([
      'on_trial',
      'active',
      'paused',
      'past_due',
      'unpaid',
      'cancelled',
      'expired',
    ] as const),
    pause: vine.object({ mode: vine.string() }).nullable().optional(),
    renews_at: moment().nullable().optional(),
    ends_at: moment().nullable().optional(),
    card_brand: vine.string().maxLength(40).nullable().optional(),
    card_last_four: vine.string().maxLength(8).nullable().optional(),
    urls: vine.object({ update_payment_method: link() }),
    created_at: moment(),
    updated_at: moment(),
    test_mode: vine.boolean(),
  }),
})

export const invoiceDocument = vine.create({
  type: vine.literal('subscription-invoices'),
  id: id(),
  attributes: vine.object({
    store_id: number(),
    subscription_id: number(),
    customer_id: number(),
    currency: vine.string().regex(/^[A-Z]{3}$/),
    total: number(),
    status: vine.string().maxLength(40),
    urls: vine.object({ invoice_url: link() }),
    created_at: moment(),
    updated_at: moment(),
    test_mode: vine.boolean(),
  }),
})

export const checkoutAnswer = vine.create({
  data: vine.object({ attributes: vine.object({ url: vine.string().maxLength(4_000) }) }),
})

export const oneAnswer = vine.create({ data: vine.any() })
export const listAnswer = vine.create({ data: vine.array(vine.any()) })

export const webhookBody = vine.create({
  meta: vine.object({
    event_name: vine.string().maxLength(100),
    custom_data: vine.object({}).allowUnknownProperties().nullable().optional(),
  }),
  data: vine.object({ type: vine.string().maxLength(100) }).allowUnknownProperties(),
})

type SubscriptionDocument = Infer<typeof subscriptionDocument>
type InvoiceDocument = Infer<typeof invoiceDocument>

/** Throws a `GatewayFailure` where the document is not as described. */
export async function checked<T>(schema: Schema<T>, value: unknown): Promise<T> {
  try {
    return await schema.validate(value)
  } catch (cause) {
    const message = 'Lemon Squeezy sent a document without the usual fields.'
    throw new GatewayFailure('unreadable', message, { cause })
  }
}

interface Schema<T> {
  validate(value: unknown): Promise<T>
}

export function subscriptionIn(
  { id: own, attributes: told }: SubscriptionDocument,
  planOf: (variant: string) => PaidPlan | null
): GatewaySubscription {
  return {
    id: own,
    customerId: String(told.customer_id),
    email: told.user_email.trim().toLowerCase(),
    plan: planOf(String(told.variant_id)),
    status: told.status,
    isFreeWhilePaused: told.pause?.mode === 'free',
    renewsAt: told.renews_at ? momentIn(told.renews_at) : null,
    endsAt: told.ends_at ? momentIn(told.ends_at) : null,
    cardBrand: told.card_brand || null,
    cardLastFour: told.card_last_four || null,
    updatePaymentUrl: addressIn(told.urls.update_payment_method),
    createdAt: momentIn(told.created_at),
    updatedAt: momentIn(told.updated_at),
  }
}

export function paymentIn({ id: own, attributes: told }: InvoiceDocument): GatewayPayment {
  return {
    id: own,
    subscriptionId: String(told.subscription_id),
    customerId: String(told.customer_id),
    paidAt: momentIn(told.created_at),
    amount: told.total,
    currency: told.currency,
    status: told.status === 'paid' ? 'completed' : told.status,
    receiptUrl: addressIn(told.urls.invoice_url),
    updatedAt: momentIn(told.updated_at),
  }
}

/** A web address as it is, or null. It is shown as a link, so no other scheme may pass. */
export function addressIn(text: string | null | undefined): string | null {
  const url = text && URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

function momentIn(text: string): DateTime {
  const found = DateTime.fromISO(text, { zone: 'utc' })
  if (found.isValid) return found
  throw new GatewayFailure('unreadable', 'Lemon Squeezy sent a time that cannot be read.')
}
