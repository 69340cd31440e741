import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SandboxProvider, type SandboxSettings } from '#billing/gateways/sandbox/provider/main'
import { eventually } from '#tests/helpers/eventually'

interface Received {
  event: string
  signature: string
  path: string
  host: string
  raw: string
  body: any
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  json: any
}

export const API_KEY = 'sandbox-api-key'
export const SECRET = 'sandbox-webhook-secret'
export const APP_URL = 'http://localhost:3333'
export const VARIANTS = { basic: '501', premium: '502' }
export const STORE = '77'

type Changes = Partial<Omit<SandboxSettings, 'webhook'>> & { webhookSecret?: string }

/** The sandbox on a port of its own, and a receiver of its webhooks. */
export class SandboxBench {
  readonly received: Received[] = []
  /** The status that the receiver answers with; null to close the connection instead. */
  receives: () => number | null = () => 200
  readonly #server: Server
  readonly #receiver: Server
  readonly #folder: string
  readonly #changes: Changes
  #provider!: SandboxProvider

  static async start(changes: Changes = {}): Promise<SandboxBench> {
    const folder = await mkdtemp(join(tmpdir(), 'payment-sandbox-'))
    const bench = new SandboxBench(folder, changes)
    await Promise.all([listen(bench.#server), listen(bench.#receiver)])
    bench.open()
    return bench
  }

  private constructor(folder: string, changes: Changes) {
    this.#folder = folder
    this.#changes = changes
    this.#server = createServer((req, res) => this.handle(req, res))
    this.#receiver = createServer(async (req, res) => {
      const chunks: Buffer[] = []
      for await (const chunk of req) chunks.push(chunk)
      const raw = Buffer.concat(chunks).toString()
      this.received.push({
        event: String(req.headers['x-event-name']),
        signature: String(req.headers['x-signature']),
        path: req.url!,
        host: req.headers.host!,
        raw,
        body: parsed(raw),
      })
      const status = this.receives()
      if (status === null) req.socket.destroy()
      else res.writeHead(status).end()
    })
  }

  get origin(): string {
    return `http://127.0.0.1:${portOf(this.#server)}`
  }

  /** Starts the provider on the file of its state. */
  open(): void {
    const { webhookSecret: secret = SECRET, ...changes } = this.#changes
    this.#provider = new SandboxProvider({
      file: join(this.#folder, 'sandbox.sqlite3'),
      origin: this.origin,
      appUrl: APP_URL,
      apiKey: API_KEY,
      storeId: STORE,
      variants: VARIANTS,
      webhook: {
        port: portOf(this.#receiver),
        host: 'app.localhost',
        path: '/hooks',
        secret,
      },
      hasControls: true,
      timeScale: 0.001,
      ...changes,
    })
    this.#provider.start()
  }

  /** For another server that stands before the provider. */
  handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    return this.#provider.handle(req, res)
  }

  close(): Promise<void> {
    return this.#provider.stop()
  }

  async end(): Promise<void> {
    await this.close()
    for (const server of [this.#server, this.#receiver]) {
      server.closeAllConnections()
      server.close()
    }
    await rm(this.#folder, { recursive: true })
  }

  /** An API call with the key. */
  api(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.send(method, path, {
      headers: {
        'authorization': `Bearer ${this.#changes.apiKey ?? API_KEY}`,
        'accept': 'application/vnd.api+json',
        'content-type': 'application/vnd.api+json',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  }

  /** A call of a control. */
  control(path: string, values: unknown = {}): Promise<Answer> {
    return this.send('POST', `/_sandbox/${path}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })
  }

  form(path: string, fields: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path)
  }

  send(
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {}
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const url = new URL(path, this.origin)
      const req = request(url, { method, headers, agent: false }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk) => chunks.push(chunk))
        res.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const answer = { status: res.statusCode!, headers: res.headers, text }
          resolve({ ...answer, json: parsed(text) })
        })
      })
      req.on('error', reject)
      req.end(body)
    })
  }

  /** A subscription that was made without the checkout page; its webhooks have arrived. */
  async subscribed(values: Record<string, unknown> = {}): Promise<string> {
    const { json } = await this.control('subscriptions', {
      email: 'ada@example.com',
      name: 'Ada',
      variant: VARIANTS.basic,
      ...values,
    })
    await this.settled()
    return json.data.id
  }

  async attributes(id: string): Promise<any> {
    return (await this.api('GET', `/v1/subscriptions/${id}`)).json.data.attributes
  }

  async invoices(id: string): Promise<any[]> {
    const path = `/v1/subscription-invoices?filter[subscription_id]=${id}`
    const { json } = await this.api('GET', path)
    return json.data.map(({ attributes }: any) => attributes)
  }

  async passes(time: string): Promise<void> {
    await this.control('clock', { advance: time })
    await this.settled()
  }

  /** Waits until no webhook waits; returns the events received since the last call. */
  async settled(): Promise<string[]> {
    await eventually(async () => {
      const { json } = await this.get('/_sandbox/deliveries')
      return json.waiting === 0
    })
    return this.events()
  }

  /** The events received since the last call. */
  events(): string[] {
    return this.received.slice(this.#seen, (this.#seen = this.received.length)).map((r) => r.event)
  }
  #seen = 0

  /** The path of a new checkout page. */
  async checkout({ plan = 'basic', ...attributes }: CheckoutWishes = {}): Promise<string> {
    const { json } = await this.api('POST', '/v1/checkouts', checkoutBody(plan, attributes))
    return new URL(json.data.attributes.url).pathname
  }
}

interface CheckoutWishes {
  plan?: 'basic' | 'premium'
  expires_at?: string
}

export function checkoutBody(plan: 'basic' | 'premium', attributes: Record<string, unknown> = {}) {
  return {
    data: {
      type: 'checkouts',
      attributes: {
        checkout_data: { email: 'ada@example.com', name: 'Ada', custom: { user_id: 'u1' } },
        product_options: { redirect_url: `${APP_URL}/billing?checkout=done` },
        ...attributes,
      },
      relationships: {
        store: { data: { type: 'stores', id: STORE } },
        variant: { data: { type: 'variants', id: VARIANTS[plan] } },
      },
    },
  }
}

/** What a person types into the checkout page. */
export function typed(changes: Record<string, string> = {}): Record<string, string> {
  return {
    form: randomUUID(),
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    number: '4242 4242 4242 4242',
    expiry: '12/34',
    code: '123',
    ...changes,
  }
}

function parsed(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
