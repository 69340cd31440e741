import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SandboxProvider } from '#billing/gateways/sandbox/provider/main'

export const KEYS = {
  apiKey: 'a key for the flood of webhooks',
  storeId: '808',
  webhookSecret: 'a secret for the flood of webhooks',
  variants: { basic: '4101', premium: '4102' },
}

/** A document of the provider. */
export interface Resource {
  id: string
  attributes: Record<string, any>
}

/** The payment provider in this process, so that it lives on when the product is killed. */
export class Shop {
  readonly #server = createServer((req, res) => this.#provider.handle(req, res))
  #provider!: SandboxProvider
  url = ''

  async open(settings: { folder: string; appUrl: string; webhookPort: number }): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    const { apiKey, storeId, variants, webhookSecret: secret } = KEYS
    this.#provider = new SandboxProvider({
      file: join(settings.folder, 'provider.sqlite'),
      origin: this.url,
      appUrl: settings.appUrl,
      apiKey,
      storeId,
      variants,
      webhook: { port: settings.webhookPort, host: '127.0.0.1', path: '/', secret },
      hasControls: true,
    })
    this.#provider.start()
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await this.#provider.stop()
  }

  /** Pays on the page of a checkout. */
  async pay(checkout: string, email: string): Promise<void> {
    const fields = { name: 'Ada', number: '4242 4242 4242 4242', expiry: '12/34', code: '123' }
    const answer = await fetch(checkout, {
      method: 'POST',
      body: new URLSearchParams({ form: randomUUID(), email, ...fields }),
      redirect: 'manual',
    })
    if (answer.status >= 400) throw new Error(`A payment was answered ${answer.status}.`)
  }

  /** A control of the sandbox. One that is refused, such as a pause of what has expired, does nothing. */
  async control(path: string, values: object = {}): Promise<void> {
    await fetch(`${this.url}/_sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })
  }

  async change(id: string, attributes: object): Promise<void> {
    const data = { type: 'subscriptions', id, attributes }
    await fetch(`${this.url}/v1/subscriptions/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${KEYS.apiKey}` },
      body: JSON.stringify({ data }),
    })
  }

  async waiting(): Promise<number> {
    const answer = await fetch(`${this.url}/_sandbox/deliveries?limit=1`)
    return ((await answer.json()) as any).waiting
  }

  /** Everything that the provider has of one type. */
  async all(type: 'subscriptions' | 'subscription-invoices'): Promise<Resource[]> {
    const found: Resource[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const answer = await fetch(`${this.url}/v1/${type}?page[size]=100&page[number]=${page}`, {
        headers: { authorization: `Bearer ${KEYS.apiKey}` },
      })
      const { data, meta } = (await answer.json()) as any
      found.push(...data)
      last = meta.page.lastPage
    }
    return found
  }
}
