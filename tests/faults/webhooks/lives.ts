import { KEYS, type Shop } from '#tests/faults/webhooks/shop'

const HOURS_IN_A_MONTH = 31 * 24

/** Someone who has paid once. */
export interface Buyer {
  email: string
  /** What their checkout carried, as it comes back with each webhook. */
  custom: object
}

/** Random changes of random subscriptions at the provider; several happen in the same second. */
export class Lives {
  readonly #shop: Shop
  readonly #random: () => number

  constructor(shop: Shop, random: () => number) {
    this.#shop = shop
    this.#random = random
  }

  async change(ids: string[], buyers: Buyer[]): Promise<void> {
    const id = this.#oneOf(ids)
    const shop = this.#shop
    const steps: [share: number, step: () => Promise<unknown>][] = [
      [24, () => shop.change(id, { ...this.#variant(), invoice_immediately: true })],
      [16, () => shop.control(`subscriptions/${id}/cancel`)],
      [22, () => shop.control(`subscriptions/${id}/resume`)],
      [8, () => shop.control(`subscriptions/${id}/pause`, { mode: this.#oneOf(['void', 'free']) })],
      [12, () => shop.control(`subscriptions/${id}/unpause`)],
      [4, () => shop.control(`subscriptions/${id}/fail_next`)],
      [4, () => shop.control(`subscriptions/${id}/refund`)],
      [2, () => shop.control(`subscriptions/${id}/expire`)],
      [3, () => this.#buyAgain(this.#oneOf(buyers))],
      [4, () => shop.control('clock', { advance: `${1 + Math.floor(this.#random() * 90)}s` })],
    ]
    let left = this.#random() * steps.reduce((sum, [share]) => sum + share, 0)
    const [, step] = steps.find(([share]) => (left -= share) < 0)!
    await step()
  }

  /** Long enough that everything which is paid by the month is renewed once. */
  async passMonth(): Promise<void> {
    for (let part = 0; part < 8; part++) {
      await this.#shop.control('clock', { advance: `${HOURS_IN_A_MONTH / 8}h` })
    }
  }

  #buyAgain({ email, custom }: Buyer): Promise<void> {
    const values = { email, name: 'Ada', custom, variant: this.#variant().variant_id }
    return this.#shop.control('subscriptions', values)
  }

  #variant(): { variant_id: string } {
    return { variant_id: this.#oneOf(Object.values(KEYS.variants)) }
  }

  #oneOf<T>(list: T[]): T {
    return list[Math.floor(this.#random() * list.length)]
  }
}
