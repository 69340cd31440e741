import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentGateway } from '#billing/gateways/gateway'
import {
  LemonSqueezyGateway,
  type LemonSqueezySettings,
} from '#billing/gateways/lemonsqueezy/lemonsqueezy_gateway'
import { sandboxDoor } from '#billing/gateways/sandbox/door'
import { sandboxGateway } from '#billing/gateways/sandbox/sandbox_gateway'
import {
  API_KEY,
  APP_URL,
  SECRET,
  STORE,
  VARIANTS,
} from '#tests/functional/billing/sandbox/sandbox_bench'

type Handle = (req: IncomingMessage, res: ServerResponse) => unknown

/** What the operator sets, as far as two accounts at a provider differ in it. */
type Keys = Pick<LemonSqueezySettings, 'apiKey' | 'storeId' | 'variants' | 'webhookSecret'>

export interface OpenDriver {
  gateway: PaymentGateway
  close(): void
}

/** A driver of the product; `handle` answers what it asks the provider. */
export interface Driver {
  name: string
  keys: Keys
  open(handle: Handle, settings?: { timeout?: number }): Promise<OpenDriver>
}

const shared = { testMode: true, returnUrl: `${APP_URL}/payments` }

const sandbox: Driver = {
  name: 'sandbox',
  keys: { apiKey: API_KEY, storeId: STORE, variants: VARIANTS, webhookSecret: SECRET },
  async open(handle, settings) {
    await sandboxDoor.open(handle)
    const gateway = sandboxGateway({ name: this.name, ...shared, ...this.keys, ...settings })
    return { gateway, close: () => sandboxDoor.close() }
  },
}

const lemonSqueezy: Driver = {
  name: 'lemonsqueezy',
  keys: {
    apiKey: 'a key of another account',
    storeId: '90210',
    variants: { basic: '3301', premium: '3302' },
    webhookSecret: 'a secret of another account',
  },
  async open(handle, settings) {
    const server = createServer(handle).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const gateway = new LemonSqueezyGateway({
      name: this.name,
      url,
      ...shared,
      ...this.keys,
      ...settings,
    })
    const close = () => {
      server.close()
      server.closeAllConnections()
    }
    return { gateway, close }
  },
}

/** Every driver, so that a new one cannot be left out of the suite. */
export const drivers: readonly Driver[] = [sandbox, lemonSqueezy]
