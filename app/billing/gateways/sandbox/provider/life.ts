import { products, type SandboxPlan } from '#billing/gateways/sandbox/provider/catalogue'
import { nextMonth } from '#billing/gateways/sandbox/provider/sandbox_clock'

type Status = 'on_trial' | 'active' | 'paused' | 'past_due' | 'unpaid' | 'cancelled' | 'expired'

export type PauseMode = 'void' | 'free'

/** The part of a subscription that changes with time and with what people do. */
export interface Life {
  plan: SandboxPlan
  status: Status
  trial_ends_at: number | null
  /** The end of the paid period, or of the trial. */
  period_ends_at: number
  /** The day of the month on which it is billed. */
  billing_anchor: number
  /** Null unless it is cancelled or expired. */
  ends_at: number | null
  pause_mode: PauseMode | null
  resumes_at: number | null
  failed_tries: number
  retry_at: number | null
  /** 1 while the card refuses renewals; another card ends that. */
  payments_fail: number
}

type SubscriptionEvent =
  | 'subscription_created'
  | 'subscription_updated'
  | 'subscription_cancelled'
  | 'subscription_resumed'
  | 'subscription_expired'
  | 'subscription_paused'
  | 'subscription_unpaused'

type InvoiceEvent =
  | 'subscription_payment_success'
  | 'subscription_payment_failed'
  | 'subscription_payment_recovered'
  | 'subscription_payment_refunded'

export type EventName = SubscriptionEvent | InvoiceEvent | 'order_created' | 'order_refunded'

export interface Bill {
  reason: 'initial' | 'renewal' | 'updated'
  status: 'paid' | 'pending'
  total: number
}

/** What one event does: the changed fields, at most one invoice, and the webhooks in their order. */
export interface Step {
  life: Partial<Life>
  /** A new invoice. */
  bill?: Bill
  /** The new status of the pending invoice. */
  settle?: 'paid' | 'void'
  events: EventName[]
}

/** A sentence that says why a subscription cannot do this now. */
export interface Refusal {
  refusal: string
}

const DAY = 86_400_000
/** The days after a failed renewal on which the card is tried again. */
const RETRY_DAYS = [2, 5, 9, 14]

interface Beginning {
  plan: SandboxPlan
  now: number
  trialDays?: number
  paymentsFail?: boolean
}

export function begin({ plan, now, trialDays = 0, paymentsFail = false }: Beginning): {
  life: Life
  bill?: Bill
  events: EventName[]
} {
  const trialEnd = trialDays > 0 ? now + trialDays * DAY : null
  const anchor = new Date(trialEnd ?? now).getUTCDate()
  const life: Life = {
    plan,
    status: trialEnd ? 'on_trial' : 'active',
    trial_ends_at: trialEnd,
    period_ends_at: trialEnd ?? nextMonth(now, anchor),
    billing_anchor: anchor,
    ends_at: null,
    pause_mode: null,
    resumes_at: null,
    failed_tries: 0,
    retry_at: null,
    payments_fail: paymentsFail ? 1 : 0,
  }
  if (trialEnd) return { life, events: ['order_created', 'subscription_created'] }
  return {
    life,
    bill: { reason: 'initial', status: 'paid', total: products[plan].price },
    events: ['order_created', 'subscription_created', 'subscription_payment_success'],
  }
}

/** When time alone changes this subscription next; null for never. */
export function dueAt(life: Life): number | null {
  switch (life.status) {
    case 'on_trial':
    case 'active':
      return life.period_ends_at
    case 'paused':
      return Math.min(life.period_ends_at, life.resumes_at ?? Infinity)
    case 'past_due':
      return life.retry_at
    case 'cancelled':
      return life.ends_at
    case 'unpaid':
    case 'expired':
      return null
  }
}

/** What happens at the moment `at`, which is the one that `dueAt` returned. */
export function pass(life: Life, at: number): Step {
  if (life.status === 'cancelled') return expire(life, at)
  if (life.status === 'past_due') return retry(life, at)
  if (life.status === 'paused') {
    return at === life.resumes_at
      ? unpaused()
      : { life: { period_ends_at: periodEndAfter(life, at) }, events: ['subscription_updated'] }
  }
  return renew(life, at)
}

export function cancel(life: Life, now: number): Step {
  if (life.status === 'cancelled' || life.status === 'expired') return { life: {}, events: [] }
  return {
    life: { status: 'cancelled', ends_at: Math.max(life.period_ends_at, now) },
    events: ['subscription_cancelled', 'subscription_updated'],
  }
}

export function resume(life: Life, now: number): Step | Refusal {
  if (life.status === 'expired') return { refusal: 'An expired subscription cannot be resumed.' }
  if (life.status !== 'cancelled') return { life: {}, events: [] }
  return {
    life: { status: statusBefore(life, now), ends_at: null },
    events: ['subscription_resumed', 'subscription_updated'],
  }
}

export function pause(life: Life, mode: PauseMode, resumesAt: number | null): Step | Refusal {
  if (life.status !== 'active' && life.status !== 'paused')
    return { refusal: 'Only an active subscription can be paused.' }
  return {
    life: { status: 'paused', pause_mode: mode, resumes_at: resumesAt },
    events: ['subscription_paused', 'subscription_updated'],
  }
}

export function unpause(life: Life): Step {
  return life.status === 'paused' ? unpaused() : { life: {}, events: [] }
}

export function expire(life: Life, now: number): Step {
  if (life.status === 'expired') return { life: {}, events: [] }
  return {
    life: { status: 'expired', ends_at: now, retry_at: null, pause_mode: null, resumes_at: null },
    settle: 'void',
    events: ['subscription_expired', 'subscription_updated'],
  }
}

interface PlanChange {
  plan: SandboxPlan
  now: number
  /** Bills the rest of the period now instead of with the next renewal. */
  invoiceNow: boolean
}

export function changePlan(life: Life, { plan, now, invoiceNow }: PlanChange): Step | Refusal {
  if (life.status === 'expired') return { refusal: 'An expired subscription cannot be changed.' }
  if (life.plan === plan) return { life: {}, events: [] }
  const changed: Step = { life: { plan }, events: ['subscription_updated'] }
  if (!invoiceNow || life.status === 'on_trial') return changed
  if (life.payments_fail) return { refusal: 'The card was declined.' }
  const total = restOfPeriod(life, now, products[plan].price - products[life.plan].price)
  return {
    ...changed,
    bill: { reason: 'updated', status: 'paid', total },
    events: ['subscription_payment_success', 'subscription_updated'],
  }
}

/** A card that works has replaced the old one; what could not be paid is paid now. */
export function changeCard(life: Life, now: number): Step {
  if (life.status === 'past_due' || life.status === 'unpaid') return recover(life, now)
  return { life: { payments_fail: 0 }, events: ['subscription_updated'] }
}

function renew(life: Life, at: number): Step {
  const bill = { reason: 'renewal', total: products[life.plan].price } as const
  if (life.payments_fail) {
    return {
      life: {
        status: 'past_due',
        failed_tries: 1,
        retry_at: life.period_ends_at + RETRY_DAYS[0] * DAY,
      },
      bill: { ...bill, status: 'pending' },
      events: ['subscription_payment_failed', 'subscription_updated'],
    }
  }
  return {
    life: { status: 'active', period_ends_at: periodEndAfter(life, at) },
    bill: { ...bill, status: 'paid' },
    events: ['subscription_payment_success', 'subscription_updated'],
  }
}

function retry(life: Life, at: number): Step {
  if (!life.payments_fail) return recover(life, at)
  const days = RETRY_DAYS.at(life.failed_tries)
  return {
    life: {
      status: days ? 'past_due' : 'unpaid',
      failed_tries: life.failed_tries + 1,
      retry_at: days ? life.period_ends_at + days * DAY : null,
    },
    events: ['subscription_payment_failed', 'subscription_updated'],
  }
}

function recover(life: Life, at: number): Step {
  return {
    life: {
      status: 'active',
      period_ends_at: periodEndAfter(life, at),
      failed_tries: 0,
      retry_at: null,
      payments_fail: 0,
    },
    settle: 'paid',
    events: [
      'subscription_payment_success',
      'subscription_payment_recovered',
      'subscription_updated',
    ],
  }
}

function unpaused(): Step {
  return {
    life: { status: 'active', pause_mode: null, resumes_at: null },
    events: ['subscription_unpaused', 'subscription_updated'],
  }
}

/** The status that a cancelled subscription returns to. */
function statusBefore(life: Life, now: number): Status {
  if (life.retry_at) return 'past_due'
  if (life.pause_mode) return 'paused'
  return life.trial_ends_at && life.trial_ends_at > now ? 'on_trial' : 'active'
}

/** The end of the period that contains the moment `at`: time without payments is not billed later. */
function periodEndAfter(life: Life, at: number): number {
  let end = life.period_ends_at
  while (end <= at) end = nextMonth(end, life.billing_anchor)
  return end
}

/** The share of a monthly price for what is left of the period, in cents. */
function restOfPeriod(life: Life, now: number, price: number): number {
  const share = Math.min(1, Math.max(0, (life.period_ends_at - now) / (30 * DAY)))
  return Math.max(0, Math.round(price * share))
}
