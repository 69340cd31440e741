import type { AccountExporting } from '#auth/events'
import { Payment } from '#billing/models/payment'
import { Subscription } from '#billing/models/subscription'
import { paymentJson } from '#billing/transformers/payment_json'

export async function exportPayments({ userId, add }: AccountExporting): Promise<void> {
  const subscriptions = await Subscription.query().where('user_id', userId)
  const payments = await Payment.query().where('user_id', userId).orderBy('paid_at')
  if (subscriptions.length + payments.length === 0) return
  const told = subscriptions.map(({ plan, status, renewsAt, endsAt, providerCreatedAt }) => ({
    plan,
    status,
    started_at: providerCreatedAt.toISO(),
    renews_at: renewsAt?.toISO() ?? null,
    ends_at: endsAt?.toISO() ?? null,
  }))
  add(
    'payments.json',
    JSON.stringify({ subscriptions: told, payments: payments.map(paymentJson) }, null, 2)
  )
}
