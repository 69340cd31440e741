import {
  begin,
  changeCard,
  dueAt,
  pass,
  type EventName,
  type Refusal,
  type Step,
} from '#billing/gateways/sandbox/provider/life'
import type { SandboxPlan } from '#billing/gateways/sandbox/provider/catalogue'
import type { Documents, Resource } from '#billing/gateways/sandbox/provider/documents'
import type { SandboxClock } from '#billing/gateways/sandbox/provider/sandbox_clock'
import type { Store } from '#billing/gateways/sandbox/provider/state/store'
import type { Webhooks } from '#billing/gateways/sandbox/provider/webhooks/webhooks'
import type {
  InvoiceRow,
  OrderRow,
  SubscriptionRow,
} from '#billing/gateways/sandbox/provider/state/rows'

interface Card {
  brand: string
  lastFour: string
}

export interface Purchase {
  plan: SandboxPlan
  email: string
  name: string
  custom: unknown
  card: Card
  /** The checkout form; the same form makes one subscription however often it is sent. */
  form?: string
  trialDays?: number
  paymentsFail?: boolean
}

interface Parts {
  store: Store
  clock: SandboxClock
  documents: Documents
  webhooks: Webhooks
}

/** Changes subscriptions; a change and the webhooks that it causes are one transaction. */
export class Subscriptions {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  find(id: number): SubscriptionRow | undefined {
    return this.#parts.store.one('SELECT * FROM subscriptions WHERE id = ?', id)
  }

  madeByForm(form: string): SubscriptionRow | undefined {
    return this.#parts.store.one('SELECT * FROM subscriptions WHERE form = ?', form)
  }

  invoice(id: number): InvoiceRow | undefined {
    return this.#parts.store.one('SELECT * FROM invoices WHERE id = ?', id)
  }

  /** Newest first. */
  invoices(id: number): InvoiceRow[] {
    return this.#parts.store.all(
      'SELECT * FROM invoices WHERE subscription_id = ? ORDER BY id DESC',
      id
    )
  }

  create(purchase: Purchase): SubscriptionRow {
    const { store, clock } = this.#parts
    return store.inTransaction(() => {
      const made = purchase.form ? this.madeByForm(purchase.form) : undefined
      return made ?? this.#create(purchase, clock.now())
    })
  }

  /** Applies what `decide` answers to the subscription as it is now; a refusal changes nothing. */
  change(
    id: number,
    decide: (row: SubscriptionRow, now: number) => Step | Refusal,
    at = this.#parts.clock.now()
  ): SubscriptionRow | Refusal {
    return this.#parts.store.inTransaction(() => {
      const row = this.find(id)!
      const step = decide(row, at)
      if ('refusal' in step) return step
      return this.#apply(row, step, at)
    })
  }

  /** A card that works replaces the old one, and pays what the old one could not pay. */
  replaceCard(id: number, card: Card): void {
    const { store } = this.#parts
    store.inTransaction(() => {
      store.update('subscriptions', id, { card_brand: card.brand, card_last_four: card.lastFour })
      this.change(id, changeCard)
    })
  }

  /** Refunds the newest paid invoice. */
  refund(id: number): SubscriptionRow | Refusal {
    const { store, clock } = this.#parts
    return store.inTransaction(() => {
      const row = this.find(id)!
      const paid = this.invoices(id).find(({ status }) => status === 'paid')
      if (!paid) return { refusal: 'There is no paid invoice to refund.' }
      const now = clock.now()
      store.update('invoices', paid.id, { status: 'refunded', refunded_at: now, updated_at: now })
      this.#send(row, 'subscription_payment_refunded', paid.id)
      if (paid.billing_reason === 'initial') {
        store.update('orders', row.order_id, { refunded_at: now, updated_at: now })
        this.#send(row, 'order_refunded')
      }
      return row
    })
  }

  /** Does everything that became due until now, in the order in which it became due. */
  passTime(): void {
    if (!this.#nextDue()) return
    this.#parts.store.inTransaction(() => {
      for (let next = this.#nextDue(); next; next = this.#nextDue()) {
        this.change(next.id, pass, next.due_at)
      }
    })
  }

  #nextDue(): { id: number; due_at: number } | undefined {
    return this.#parts.store.one(
      'SELECT id, due_at FROM subscriptions WHERE due_at <= ? ORDER BY due_at, id LIMIT 1',
      this.#parts.clock.now()
    )
  }

  #create(purchase: Purchase, now: number): SubscriptionRow {
    const { store } = this.#parts
    const { plan, email, name, card } = purchase
    const { life, bill, events } = begin({ ...purchase, now })
    const customer = this.#customerOf(email)
    const buyer = { customer_id: customer, user_name: name, user_email: email }
    const times = { created_at: now, updated_at: now }
    const order = store.insert('orders', { ...buyer, ...times, plan, total: bill?.total ?? 0 })
    const id = store.insert('subscriptions', {
      ...buyer,
      ...times,
      ...life,
      order_id: order,
      form: purchase.form ?? null,
      custom: JSON.stringify(purchase.custom ?? null),
      card_brand: card.brand,
      card_last_four: card.lastFour,
      due_at: dueAt(life),
    })
    return this.#follow(this.find(id)!, { life, bill, events }, now)
  }

  #customerOf(email: string): number {
    const { store } = this.#parts
    const known = store.one<{ id: number }>('SELECT id FROM customers WHERE email = ?', email)
    return known?.id ?? store.insert('customers', { email })
  }

  #apply(row: SubscriptionRow, step: Step, at: number): SubscriptionRow {
    // A step without an event, such as a card that will fail, changes nothing that the app can see.
    const updated = step.events.length > 0 ? at : row.updated_at
    const due = dueAt({ ...row, ...step.life })
    const change = { ...step.life, due_at: due, updated_at: updated }
    this.#parts.store.update('subscriptions', row.id, change)
    return this.#follow(this.find(row.id)!, step, at)
  }

  /** The invoice and the webhooks of a step that is already in the subscription's row. */
  #follow(row: SubscriptionRow, { bill, settle, events }: Step, at: number): SubscriptionRow {
    const { store } = this.#parts
    if (bill) {
      store.insert('invoices', {
        subscription_id: row.id,
        plan: row.plan,
        billing_reason: bill.reason,
        status: bill.status,
        total: bill.total,
        card_brand: row.card_brand,
        card_last_four: row.card_last_four,
        created_at: at,
        updated_at: at,
      })
    }
    if (settle) this.#settlePending(row, settle, at)
    for (const event of events) this.#send(row, event)
    return row
  }

  #settlePending(row: SubscriptionRow, status: 'paid' | 'void', at: number): void {
    const pending = this.invoices(row.id).find((invoice) => invoice.status === 'pending')
    if (!pending) return
    this.#parts.store.update('invoices', pending.id, {
      status,
      card_brand: row.card_brand,
      card_last_four: row.card_last_four,
      updated_at: at,
    })
  }

  #send(row: SubscriptionRow, event: EventName, invoiceId?: number): void {
    const resource = this.#resourceOf(row, event, invoiceId)
    this.#parts.webhooks.add(event, resource, JSON.parse(row.custom))
  }

  #resourceOf(row: SubscriptionRow, event: EventName, invoiceId?: number): Resource {
    const { store, documents } = this.#parts
    if (event.startsWith('order_')) {
      const order = store.one<OrderRow>('SELECT * FROM orders WHERE id = ?', row.order_id)!
      return documents.order(order)
    }
    if (!event.startsWith('subscription_payment_')) return documents.subscription(row)
    const invoice = invoiceId ? this.invoice(invoiceId)! : this.invoices(row.id)[0]
    return documents.invoice(invoice, row)
  }
}
