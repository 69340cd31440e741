import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { testCard } from '#billing/gateways/sandbox/provider/cards'
import { money, products } from '#billing/gateways/sandbox/provider/catalogue'
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
  field,
  hidden,
  type FieldErrors,
  type Typed,
} from '#billing/gateways/sandbox/provider/pages/fields'
import { html } from '#billing/gateways/sandbox/provider/pages/html'
import {
  dateWords,
  messagePage,
  missingPage,
  page,
} from '#billing/gateways/sandbox/provider/pages/page'
import type { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'
import type {
  CheckoutRow,
  OrderRow,
  SubscriptionRow,
} from '#billing/gateways/sandbox/provider/state/rows'

/** `/checkout/custom/:id` and, after the purchase, `/checkout/custom/:id/done`. */
export function answerCheckout(sandbox: Sandbox, { method, path, query, body }: Asked): Reply {
  const { store, settings } = sandbox
  const [, , , id, more] = path.split('/')
  const row = store.one<CheckoutRow>('SELECT * FROM checkouts WHERE id = ?', id)
  if (!row || (more && more !== 'done')) return missingPage(settings)

  const typed: Typed = Object.fromEntries(new URLSearchParams(method === 'POST' ? body : query))
  const made = sandbox.subscriptions.madeByForm(formOf(row, typed))
  if (more) return made ? donePage(sandbox, row, made) : missingPage(settings)
  // The form was sent twice.
  if (made) return seeOther(donePath(row, typed))

  // By the product's time: the app that has set the expiry does not know the sandbox's clock.
  if (row.expires_at !== null && row.expires_at <= clock.millis()) {
    return messagePage(settings, {
      title: 'This checkout has expired',
      sentence: 'Nothing has been paid. Choose the plan in the app again.',
      status: 410,
    })
  }
  if (method !== 'POST')
    return formPage(sandbox, row, { email: row.email, name: row.name, form: newId() })
  return pay(sandbox, row, typed)
}

function pay(sandbox: Sandbox, row: CheckoutRow, typed: Typed): Reply {
  const errors = { ...buyerErrors(typed), ...cardErrors(typed, sandbox.clock.now()) }
  if (Object.keys(errors).length > 0) return formPage(sandbox, row, typed, errors)
  if (asksFirst(typed)) {
    const body = confirmation(`/checkout/custom/${row.id}`, typed)
    return page(sandbox.settings, { title: 'Confirm the payment', body })
  }
  sandbox.subscriptions.create({
    plan: row.plan,
    email: typed.email!.trim(),
    name: typed.name!.trim(),
    custom: JSON.parse(row.custom),
    card: testCard(typed.number!)!,
    form: formOf(row, typed),
  })
  return seeOther(donePath(row, typed))
}

function buyerErrors({ email = '', name = '', form = '' }: Typed): FieldErrors {
  const errors: Record<string, string> = {}
  if (email.trim() === '') errors.email = 'Enter your e-mail address.'
  else if (!/^[^\s@]+@[^\s@]+$/.test(email.trim()))
    errors.email = 'Write the address as name@example.com.'
  if (name.trim() === '') errors.name = 'Enter your name.'
  if (form === '') errors.number = 'This form is incomplete. Load the page again.'
  return errors
}

/** One form is one purchase; the same checkout in another tab has another form. */
function formOf(row: CheckoutRow, { form = '' }: Typed): string {
  return `${row.id}/${form}`
}

function donePath(row: CheckoutRow, { form = '' }: Typed): string {
  return `/checkout/custom/${row.id}/done?${new URLSearchParams({ form })}`
}

function formPage(
  sandbox: Sandbox,
  row: CheckoutRow,
  typed: Typed,
  errors: FieldErrors = {}
): Reply {
  const { name, price } = products[row.plan]
  return page(sandbox.settings, {
    title: `${name} plan`,
    status: Object.keys(errors).length > 0 ? 422 : 200,
    body: html`<div class="checkout">
      <section class="summary">
        <h1>${name} plan</h1>
        <p class="price"><strong>${money(price)}</strong> per month</p>
        <p>
          The first payment is on ${dateWords(sandbox.clock.now())}. The plan renews every month
          until you cancel it.
        </p>
      </section>
      <form method="post" action="/checkout/custom/${row.id}" novalidate data-once>
        ${errorSummary(errors)} ${hidden('form', typed.form)}
        ${field(
          { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email' },
          typed,
          errors
        )}
        ${field({ name: 'name', label: 'Name', autocomplete: 'name' }, typed, errors)}
        ${cardFields(typed, errors)}
        <p class="buttons"><button class="button">Pay ${money(price)}</button></p>
      </form>
    </div>`,
  })
}

function donePage(sandbox: Sandbox, checkout: CheckoutRow, row: SubscriptionRow): Reply {
  const { settings, subscriptions, documents, links, store } = sandbox
  const { name } = products[row.plan]
  const order = store.one<OrderRow>('SELECT * FROM orders WHERE id = ?', row.order_id)!
  const [first] = subscriptions.invoices(row.id).slice(-1)
  return page(settings, {
    title: `You have the ${name} plan`,
    event: { event: 'Checkout.Success', data: { order: { data: documents.order(order) } } },
    body: html`<section class="message">
      <h1>You have the ${name} plan</h1>
      <dl>
        <dt>Paid</dt>
        <dd>${money(order.total)} with the card ending in ${first.card_last_four}</dd>
        <dt>Next payment</dt>
        <dd>${dateWords(row.period_ends_at)}</dd>
      </dl>
      <p class="buttons">
        <a class="button" href="${checkout.redirect_url ?? settings.appUrl}" target="_top">
          Back to the app
        </a>
        <a class="button quiet" href="${links.receipt(first.id)}" target="_blank"
          >See the receipt</a
        >
      </p>
    </section>`,
  })
}
