import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaidPlan } from '#contract/subscription_plans'
import {
  GatewayFailure,
  type CheckoutOrder,
  type Delivery,
  type DeliveryHeaders,
  type GatewayPayment,
  type GatewaySubscription,
  type PaymentGateway,
} from '#billing/gateways/gateway'
import { LemonSqueezyClient, type ClientSettings } from '#billing/gateways/lemonsqueezy/client'
import {
  addressIn,
  checked,
  checkoutAnswer,
  invoiceDocument,
  listAnswer,
  oneAnswer,
  paymentIn,
  subscriptionDocument,
  subscriptionIn,
  webhookBody,
} from '#billing/gateways/lemonsqueezy/wire'

export interface LemonSqueezySettings extends ClientSettings {
  /** Stored with what comes from here; another one for the sandbox. */
  name: string
  storeId: string
  webhookSecret: string
  variants: Record<PaidPlan, string>
  /** Test payments are accepted, and only these. */
  testMode: boolean
  /** Where a person comes back to after paying. */
  returnUrl: string
}

/** The most invoices that are read of one subscription: eight years of monthly ones. */
const MOST_INVOICES = 100

export class LemonSqueezyGateway implements PaymentGateway {
  readonly name: string
  readonly #settings: LemonSqueezySettings
  readonly #client: LemonSqueezyClient

  constructor(settings: LemonSqueezySettings) {
    this.name = settings.name
    this.#settings = settings
    this.#client = new LemonSqueezyClient(settings)
  }

  async createCheckout({ plan, buyer, custom, expiresAt }: CheckoutOrder): Promise<string> {
    const { storeId, variants, testMode, returnUrl } = this.#settings
    const answer = await this.#client.change('POST', 'checkouts', {
      data: {
        type: 'checkouts',
        attributes: {
          checkout_options: { embed: true, media: false },
          checkout_data: { ...buyer, custom },
          product_options: {
            redirect_url: returnUrl,
            enabled_variants: [Number(variants[plan])],
          },
          expires_at: expiresAt.toUTC().toISO(),
          test_mode: testMode,
        },
        relationships: {
          store: { data: { type: 'stores', id: storeId } },
          variant: { data: { type: 'variants', id: variants[plan] } },
        },
      },
    })
    const { data } = await checked(checkoutAnswer, answer)
    const address = addressIn(data.attributes.url)
    if (address) return address
    throw new GatewayFailure('unreadable', 'Lemon Squeezy gave a checkout without an address.')
  }

  async readSubscription(id: string): Promise<GatewaySubscription | null> {
    const answer = await this.#client.get(`subscriptions/${id}`)
    return answer === null ? null : this.#subscription(answer)
  }

  async subscriptionsOf(email: string): Promise<GatewaySubscription[]> {
    const query = new URLSearchParams({
      'filter[store_id]': this.#settings.storeId,
      'filter[user_email]': email,
    })
    const { data } = await checked(
      listAnswer,
      await this.#client.get(`subscriptions?${query.toString()}`)
    )
    return Promise.all(data.map((one) => this.#subscription({ data: one })))
  }

  async changePlan(id: string, plan: PaidPlan): Promise<GatewaySubscription> {
    const attributes = {
      variant_id: Number(this.#settings.variants[plan]),
      invoice_immediately: true,
    }
    return this.#subscription(
      await this.#client.change('PATCH', `subscriptions/${id}`, {
        data: { type: 'subscriptions', id, attributes },
      })
    )
  }

  async cancel(id: string): Promise<void> {
    await this.#client.remove(`subscriptions/${id}`)
  }

  async paymentsOf(subscriptionId: string): Promise<GatewayPayment[]> {
    const query = new URLSearchParams({
      'filter[subscription_id]': subscriptionId,
      'page[size]': String(MOST_INVOICES),
    })
    const { data } = await checked(
      listAnswer,
      await this.#client.get(`subscription-invoices?${query.toString()}`)
    )
    return Promise.all(data.map(async (one) => paymentIn(await checked(invoiceDocument, one))))
  }

  isSigned(raw: Buffer, { 'x-signature': signature }: DeliveryHeaders): boolean {
    if (typeof signature !== 'string') return false
    const expected = createHmac('sha256', this.#settings.webhookSecret).update(raw).digest('hex')
    const [a, b] = [Buffer.from(signature.toLowerCase()), Buffer.from(expected)]
    return a.length === b.length && timingSafeEqual(a, b)
  }

  async readDelivery(raw: string): Promise<Delivery> {
    const { meta, data } = await checked(webhookBody, parsed(raw))
    const told = { event: meta.event_name, custom: meta.custom_data ?? {} }
    if (data.type === 'subscriptions') {
      const document = await checked(subscriptionDocument, data)
      const subscription = subscriptionIn(document, this.#planOf)
      const isOurs = this.#isOurs(document.attributes)
      return { ...told, isOurs, subject: { kind: 'subscription', subscription } }
    }
    if (data.type === 'subscription-invoices') {
      const document = await checked(invoiceDocument, data)
      const isOurs = this.#isOurs(document.attributes)
      return { ...told, isOurs, subject: { kind: 'payment', payment: paymentIn(document) } }
    }
    return { ...told, isOurs: true, subject: null }
  }

  async #subscription(answer: unknown): Promise<GatewaySubscription> {
    const { data } = await checked(oneAnswer, answer)
    return subscriptionIn(await checked(subscriptionDocument, data), this.#planOf)
  }

  #planOf = (variant: string): PaidPlan | null => {
    const { basic, premium } = this.#settings.variants
    if (variant === premium) return 'premium'
    return variant === basic ? 'basic' : null
  }

  #isOurs(told: { store_id: number; test_mode: boolean }): boolean {
    const { storeId, testMode } = this.#settings
    return String(told.store_id) === storeId && told.test_mode === testMode
  }
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch (error) {
    throw new GatewayFailure('unreadable', 'Lemon Squeezy sent a message that is no JSON.', {
      cause: error,
    })
  }
}
