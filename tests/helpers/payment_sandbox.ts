import type { PaidPlan } from '#contract/subscription_plans'
import type { Account } from '#tests/helpers/account'
import { eventually } from '#tests/helpers/eventually'
import { fetchHost, type Product } from '#tests/helpers/product'

export const GOOD_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000 0000 0000 0002'

/** The payment sandbox of a product that runs: what its control room does, and purchases without clicks. */
export class PaymentSandbox {
  constructor(readonly product: Product) {}

  get origin(): string {
    return `http://pay.localhost:${this.product.port}`
  }

  /** Fills in the checkout page; returns the id of the subscription once the product knows it. */
  async buys(account: Account, plan: PaidPlan): Promise<string> {
    const { checkout_urls: urls } = await account.subscription()
    const address = urls[plan]!
    const { body: page } = await fetchHost(this.product, address)
    const [, form] = /name="form" value="([^"]+)"/.exec(page)!
    const typed = { form, email: account.email, name: 'Ada Baker', number: GOOD_CARD }
    const { status } = await fetchHost(this.product, address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...typed, expiry: '12/34', code: '123' }).toString(),
    })
    if (status !== 303) throw new Error(`The checkout answers ${status}.`)
    await this.settled()
    return this.newest()
  }

  /** Such as "32d". */
  async passes(time: string): Promise<void> {
    await this.#call('POST', 'clock', { advance: time })
    await this.settled()
  }

  /** Such as "cancel"; see the controls of the sandbox. */
  async does(what: string, id: string, values: Record<string, unknown> = {}): Promise<void> {
    await this.#call('POST', `subscriptions/${id}/${what}`, values)
    await this.settled()
  }

  /** Until they are set again. */
  async faults(values: Record<string, unknown>): Promise<void> {
    await this.#call('POST', 'faults', values)
  }

  /** The id of the subscription that was bought last. */
  async newest(): Promise<string> {
    const { deliveries } = await this.#call('GET', 'deliveries')
    return deliveries.find(({ resource }: any) => resource.type === 'subscriptions').resource.id
  }

  /** Until no webhook waits. */
  async settled(): Promise<void> {
    await eventually(async () => (await this.#call('GET', 'deliveries')).waiting === 0)
  }

  async #call(method: 'GET' | 'POST', path: string, values?: object): Promise<any> {
    const answer = await fetchHost(this.product, `${this.origin}/_sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: values && JSON.stringify(values),
    })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`)
    return JSON.parse(answer.body)
  }
}
