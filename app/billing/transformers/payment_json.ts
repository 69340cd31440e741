import type * as api from '#contract/api/payments'
import type { Payment } from '#billing/models/payment'

export function paymentJson(payment: Payment): api.Payment {
  return {
    payment_date: payment.paidAt.toUTC().toISO()!,
    amount: payment.amount / 100,
    currency: payment.currency,
    status: payment.status,
    receipt_url: payment.receiptUrl,
  }
}
