import { money, products } from '#billing/gateways/sandbox/provider/catalogue'
import type { Links } from '#billing/gateways/sandbox/provider/links'
import { stamp, stampOrNull } from '#billing/gateways/sandbox/provider/sandbox_clock'
import type { SandboxSettings } from '#billing/gateways/sandbox/provider/settings'
import type {
  CheckoutRow,
  InvoiceRow,
  OrderRow,
  SubscriptionRow,
} from '#billing/gateways/sandbox/provider/state/rows'

export interface Resource {
  type: string
  id: string
  attributes: Record<string, unknown>
  relationships: Record<string, unknown>
  links: { self: string }
}

type Settings = Pick<SandboxSettings, 'origin' | 'storeId' | 'variants'>

/** Rows as the JSON:API resources that the provider sends. */
export class Documents {
  readonly #settings: Settings
  readonly #links: Links

  constructor(settings: Settings, links: Links) {
    this.#settings = settings
    this.#links = links
  }

  user(): Resource {
    return this.#resource('users', '1', {
      name: 'Sandbox',
      email: 'sandbox@example.com',
      color: '#7047EB',
      avatar_url: null,
      has_custom_avatar: false,
    })
  }

  checkout(row: CheckoutRow): Resource {
    const attributes = {
      store_id: this.#storeId,
      variant_id: this.#variantId(row),
      custom_price: null,
      product_options: { redirect_url: row.redirect_url ?? '' },
      checkout_options: {},
      checkout_data: { email: row.email, name: row.name, custom: JSON.parse(row.custom) },
      expires_at: stampOrNull(row.expires_at),
      created_at: stamp(row.created_at),
      updated_at: stamp(row.created_at),
      test_mode: true,
      url: this.#links.checkout(row.id),
    }
    return this.#resource('checkouts', row.id, attributes, ['store', 'variant'])
  }

  order(row: OrderRow): Resource {
    const { name } = products[row.plan]
    const attributes = {
      store_id: this.#storeId,
      customer_id: row.customer_id,
      identifier: `sandbox-${row.id}`,
      order_number: row.id,
      user_name: row.user_name,
      user_email: row.user_email,
      ...price(row.total),
      status: row.refunded_at === null ? 'paid' : 'refunded',
      status_formatted: row.refunded_at === null ? 'Paid' : 'Refunded',
      refunded: row.refunded_at !== null,
      refunded_at: stampOrNull(row.refunded_at),
      first_order_item: {
        order_id: row.id,
        product_id: this.#variantId(row),
        variant_id: this.#variantId(row),
        product_name: name,
        variant_name: VARIANT_NAME,
        price: row.total,
      },
      created_at: stamp(row.created_at),
      updated_at: stamp(row.updated_at),
      test_mode: true,
    }
    return this.#resource('orders', row.id, attributes, ['store', 'customer', 'subscriptions'])
  }

  subscription(row: SubscriptionRow): Resource {
    const attributes = {
      store_id: this.#storeId,
      customer_id: row.customer_id,
      order_id: row.order_id,
      product_id: this.#variantId(row),
      variant_id: this.#variantId(row),
      product_name: products[row.plan].name,
      variant_name: VARIANT_NAME,
      user_name: row.user_name,
      user_email: row.user_email,
      status: row.status,
      status_formatted: statusWords(row.status),
      card_brand: row.card_brand,
      card_last_four: row.card_last_four,
      pause: row.pause_mode && {
        mode: row.pause_mode,
        resumes_at: stampOrNull(row.resumes_at),
      },
      cancelled: row.ends_at !== null,
      trial_ends_at: stampOrNull(row.trial_ends_at),
      billing_anchor: row.billing_anchor,
      urls: {
        update_payment_method: this.#links.paymentDetails(row.id),
        customer_portal: this.#links.portal(row.id),
      },
      renews_at: stamp(row.retry_at ?? row.period_ends_at),
      ends_at: stampOrNull(row.ends_at),
      created_at: stamp(row.created_at),
      updated_at: stamp(row.updated_at),
      test_mode: true,
    }
    return this.#resource('subscriptions', row.id, attributes, [
      'store',
      'customer',
      'order',
      'product',
      'variant',
      'subscription-invoices',
    ])
  }

  invoice(row: InvoiceRow, subscription: SubscriptionRow): Resource {
    const attributes = {
      store_id: this.#storeId,
      subscription_id: subscription.id,
      customer_id: subscription.customer_id,
      user_name: subscription.user_name,
      user_email: subscription.user_email,
      billing_reason: row.billing_reason,
      card_brand: row.card_brand,
      card_last_four: row.card_last_four,
      ...price(row.total),
      status: row.status,
      status_formatted: statusWords(row.status),
      refunded: row.refunded_at !== null,
      refunded_at: stampOrNull(row.refunded_at),
      urls: { invoice_url: row.status === 'pending' ? null : this.#links.receipt(row.id) },
      created_at: stamp(row.created_at),
      updated_at: stamp(row.updated_at),
      test_mode: true,
    }
    const related = ['store', 'subscription', 'customer']
    return this.#resource('subscription-invoices', row.id, attributes, related)
  }

  #resource(
    type: string,
    id: number | string,
    attributes: Record<string, unknown>,
    related: string[] = []
  ): Resource {
    const self = `${this.#settings.origin}/v1/${type}/${id}`
    const relationships = related.map((name) => [
      name,
      { links: { related: `${self}/${name}`, self: `${self}/relationships/${name}` } },
    ])
    return {
      type,
      id: String(id),
      attributes,
      relationships: Object.fromEntries(relationships),
      links: { self },
    }
  }

  get #storeId(): number {
    return Number(this.#settings.storeId)
  }

  #variantId({ plan }: { plan: keyof Settings['variants'] }): number {
    return Number(this.#settings.variants[plan])
  }
}

const VARIANT_NAME = 'Monthly'

/** `past_due` → `Past due`. */
export function statusWords(status: string): string {
  const words = status.replaceAll('_', ' ')
  return words[0].toUpperCase() + words.slice(1)
}

function price(total: number) {
  return {
    currency: 'USD',
    currency_rate: '1.0',
    subtotal: total,
    discount_total: 0,
    tax: 0,
    total,
    subtotal_formatted: money(total),
    total_formatted: money(total),
  }
}
