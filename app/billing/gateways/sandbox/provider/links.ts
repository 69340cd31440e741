import { randomBytes } from 'node:crypto'
import { clock } from '#core/clock'
import type { Facts } from '#billing/gateways/sandbox/provider/state/facts'
import { isSame, sign } from '#billing/gateways/sandbox/provider/signatures'

const SECRET = 'link_secret'
const LIFETIME = 24 * 3_600_000

export type LinkState = 'valid' | 'expired' | 'forged'

/**
 * The addresses of pages that their signature opens, without an account. They expire by the product's
 * time: an app that keeps them for some hours does not know that the sandbox's clock was moved.
 */
export class Links {
  readonly #secret: string
  readonly #origin: string

  constructor(origin: string, facts: Facts) {
    if (!facts.get(SECRET)) facts.set(SECRET, randomBytes(32).toString('hex'))
    this.#secret = facts.get(SECRET)!
    this.#origin = origin
  }

  paymentDetails(subscriptionId: number): string {
    return this.#expiring(`/subscription/${subscriptionId}/payment-details`)
  }

  portal(subscriptionId: number): string {
    return this.#expiring(`/subscription/${subscriptionId}/portal`)
  }

  /** A receipt can be read for ever. */
  receipt(invoiceId: number): string {
    const path = `/my-orders/${invoiceId}`
    return `${this.#origin}${path}?signature=${sign(path, this.#secret)}`
  }

  checkout(id: string): string {
    return `${this.#origin}/checkout/custom/${id}`
  }

  /** Whether `query` opens `path`, which may be the path of a receipt or of a page that expires. */
  check(path: string, query: URLSearchParams): LinkState {
    const expires = query.get('expires')
    const isReceipt = path.startsWith('/my-orders/')
    const signed = isReceipt ? path : `${path}?expires=${expires}`
    if (!isSame(query.get('signature') ?? '', sign(signed, this.#secret))) return 'forged'
    return !isReceipt && Number(expires) * 1000 <= clock.millis() ? 'expired' : 'valid'
  }

  #expiring(path: string): string {
    const expires = Math.floor((clock.millis() + LIFETIME) / 1000)
    const signature = sign(`${path}?expires=${expires}`, this.#secret)
    return `${this.#origin}${path}?expires=${expires}&signature=${signature}`
  }
}
