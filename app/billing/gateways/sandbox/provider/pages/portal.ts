import { money, products } from '#billing/gateways/sandbox/provider/catalogue'
import { statusWords } from '#billing/gateways/sandbox/provider/documents'
import type { Reply } from '#billing/gateways/sandbox/provider/http/reply'
import { html } from '#billing/gateways/sandbox/provider/pages/html'
import { dateWords, page } from '#billing/gateways/sandbox/provider/pages/page'
import type { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'
import type { SubscriptionRow } from '#billing/gateways/sandbox/provider/state/rows'

/** The buyer's own view of a subscription: its state, the card and the receipts. */
export function portalPage(
  { settings, subscriptions, links }: Sandbox,
  row: SubscriptionRow
): Reply {
  const { name } = products[row.plan]
  return page(settings, {
    title: `${name} plan`,
    body: html`<section class="receipt">
      <h1>${name} plan</h1>
      <dl>
        <dt>Status</dt>
        <dd>${statusWords(row.status)}</dd>
        <dt>${row.ends_at === null ? 'Renews' : 'Ends'}</dt>
        <dd>${dateWords(row.ends_at ?? row.retry_at ?? row.period_ends_at)}</dd>
        <dt>Card</dt>
        <dd>ending in ${row.card_last_four}</dd>
      </dl>
      <p><a href="${links.paymentDetails(row.id)}">Change the card</a></p>
      <h2>Payments</h2>
      <ul>
        ${subscriptions
          .invoices(row.id)
          .map(
            (invoice) =>
              html`<li>
                <a href="${links.receipt(invoice.id)}">${dateWords(invoice.created_at)}</a>:
                ${money(invoice.total)}, ${statusWords(invoice.status).toLowerCase()}
              </li>`
          )}
      </ul>
    </section>`,
  })
}
