import { money, products } from '#billing/gateways/sandbox/provider/catalogue'
import { statusWords } from '#billing/gateways/sandbox/provider/documents'
import type { Reply } from '#billing/gateways/sandbox/provider/http/reply'
import { html } from '#billing/gateways/sandbox/provider/pages/html'
import { dateWords, page } from '#billing/gateways/sandbox/provider/pages/page'
import type { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'
import type { InvoiceRow } from '#billing/gateways/sandbox/provider/state/rows'

const REASONS: Record<InvoiceRow['billing_reason'], string> = {
  initial: 'First month',
  renewal: 'Renewal for a month',
  updated: 'Change of the plan',
}

export function receiptPage({ settings, subscriptions }: Sandbox, invoice: InvoiceRow): Reply {
  const { user_name: name, user_email: email } = subscriptions.find(invoice.subscription_id)!
  return page(settings, {
    title: `Receipt ${invoice.id}`,
    body: html`<section class="receipt">
      <h1>Receipt ${invoice.id}</h1>
      <p class="price"><strong>${money(invoice.total)}</strong> US dollars</p>
      <dl>
        <dt>Status</dt>
        <dd>${statusWords(invoice.status)}</dd>
        <dt>Date</dt>
        <dd>${dateWords(invoice.created_at)}</dd>
        <dt>Plan</dt>
        <dd>${products[invoice.plan].name}</dd>
        <dt>For</dt>
        <dd>${REASONS[invoice.billing_reason]}</dd>
        <dt>Card</dt>
        <dd>ending in ${invoice.card_last_four}</dd>
        <dt>Customer</dt>
        <dd>${name}, ${email}</dd>
        ${
          invoice.refunded_at !== null &&
          html`<dt>Refunded</dt>
            <dd>${dateWords(invoice.refunded_at)}</dd>`
        }
      </dl>
    </section>`,
  })
}
