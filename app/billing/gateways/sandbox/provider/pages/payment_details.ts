import { testCard } from '#billing/gateways/sandbox/provider/cards'
import { products } from '#billing/gateways/sandbox/provider/catalogue'
import type { Asked } from '#billing/gateways/sandbox/provider/http/asked'
import { seeOther, type Reply } from '#billing/gateways/sandbox/provider/http/reply'
import {
  asksFirst,
  cardErrors,
  cardFields,
  confirmation,
} from '#billing/gateways/sandbox/provider/pages/card_fields'
import {
  errorSummary,
  type FieldErrors,
  type Typed,
} from '#billing/gateways/sandbox/provider/pages/fields'
import { html } from '#billing/gateways/sandbox/provider/pages/html'
import { messagePage, page } from '#billing/gateways/sandbox/provider/pages/page'
import type { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'
import type { SubscriptionRow } from '#billing/gateways/sandbox/provider/state/rows'

/** `/subscription/:id/payment-details`, whose link has been checked: another card for a subscription. */
export function answerPaymentDetails(
  sandbox: Sandbox,
  row: SubscriptionRow,
  { method, path, query, body }: Asked
): Reply {
  const { settings, subscriptions, clock } = sandbox
  const address = `${path}?${query}`
  if (query.has('done')) return donePage(sandbox, row)
  if (row.status === 'expired') {
    return messagePage(settings, {
      title: 'This subscription has ended',
      sentence: 'It needs no card any more. You can choose a plan in the app again.',
      status: 410,
    })
  }
  if (method !== 'POST') return formPage(sandbox, row, address, {})

  const typed: Typed = Object.fromEntries(new URLSearchParams(body))
  const errors = cardErrors(typed, clock.now())
  if (Object.keys(errors).length > 0) return formPage(sandbox, row, address, typed, errors)
  if (asksFirst(typed))
    return page(settings, { title: 'Confirm the card', body: confirmation(address, typed) })
  subscriptions.replaceCard(row.id, testCard(typed.number!)!)
  return seeOther(`${address}&done`)
}

function formPage(
  { settings }: Sandbox,
  row: SubscriptionRow,
  address: string,
  typed: Typed,
  errors: FieldErrors = {}
): Reply {
  const isOwing = row.status === 'past_due' || row.status === 'unpaid'
  return page(settings, {
    title: 'Change the card',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    event: { event: 'PaymentMethodUpdate.Mounted' },
    body: html`<div class="checkout">
      <section class="summary">
        <h1>Change the card</h1>
        <p>${products[row.plan].name} plan of ${row.user_email}</p>
        <p>Now: the card ending in ${row.card_last_four}.</p>
        <p>
          ${
            isOwing
              ? 'The last payment failed. It is made with the new card at once.'
              : 'The next payment is made with the new card.'
          }
        </p>
      </section>
      <form method="post" action="${address}" novalidate data-once>
        ${errorSummary(errors)} ${cardFields(typed, errors)}
        <p class="buttons"><button class="button">Use this card</button></p>
      </form>
    </div>`,
  })
}

function donePage({ settings }: Sandbox, row: SubscriptionRow): Reply {
  return page(settings, {
    title: 'The card was changed',
    event: { event: 'PaymentMethodUpdate.Updated' },
    body: html`<section class="message">
      <h1>The card was changed</h1>
      <p>Payments are now made with the card ending in ${row.card_last_four}.</p>
      <p><a class="button" href="${settings.appUrl}" target="_top">Back to the app</a></p>
    </section>`,
  })
}
