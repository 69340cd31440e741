import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { billingConfig, sandboxOrigin } from '#config/billing'
import { hosts } from '#config/hosts'
import type { PaidPlan } from '#contract/subscription_plans'
import { newId } from '#core/ids'
import { enqueue } from '#core/tasks/enqueue'
import { taskOnceFinal } from '#core/tasks/signals'
import { inTransaction } from '#core/transaction'
import type { User } from '#auth/main'
import { sandboxDoor } from '#billing/gateways/sandbox/door'
import { WEBHOOK_PATH } from '#billing/gateways/sandbox/embedded'
import { SandboxProvider } from '#billing/gateways/sandbox/provider/main'
import { claimOf } from '#billing/services/checkout_claim'
import { eventually } from '#tests/helpers/eventually'

/** The payment sandbox in the process of the tests, with its own state; its webhooks reach the server. */
export class Payments {
  /** What the product has asked the provider so far, such as "PATCH /v1/subscriptions/7". */
  readonly asked: string[] = []
  /** Called before the provider answers the product; true if the answer is given here. */
  intercept: (asked: string, res: ServerResponse) => Promise<boolean> | boolean = () => false
  readonly #folder = mkdtempSync(join(tmpdir(), 'sitewright-payments-'))
  #provider!: SandboxProvider

  /** Ends with `close`. */
  static async open(): Promise<Payments> {
    const payments = new Payments()
    const { apiKey, storeId, variants, webhookSecret: secret } = billingConfig
    payments.#provider = new SandboxProvider({
      file: join(payments.#folder, 'sandbox.sqlite'),
      apiKey,
      storeId,
      variants,
      origin: sandboxOrigin,
      appUrl: hosts.appUrl,
      webhook: { port: Number(process.env.PORT), host: hosts.appHost, path: WEBHOOK_PATH, secret },
      hasControls: true,
      timeScale: 0.001,
    })
    await sandboxDoor.open((req, res) => payments.#answer(req, res))
    payments.#provider.start()
    return payments
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const asked = `${req.method} ${decodeURIComponent(req.url!)}`
    if (!req.url!.startsWith('/_sandbox/')) this.asked.push(asked)
    if (!(await this.intercept(asked, res))) await this.#provider.handle(req, res)
  }

  async close(): Promise<void> {
    sandboxDoor.close()
    await this.#provider.stop()
    rmSync(this.#folder, { recursive: true })
  }

  /** What a person buys, without the checkout page; its webhooks have arrived unless they are held up. */
  async buys(user: User, plan: PaidPlan, values: Record<string, unknown> = {}): Promise<string> {
    const { data } = await this.control('subscriptions', {
      email: user.email,
      name: 'Ada',
      variant: billingConfig.variants[plan],
      custom: claimOf(user.id, newId()),
      ...values,
    })
    await this.settled()
    return data.id
  }

  /** Such as "32d". */
  async passes(time: string): Promise<void> {
    await this.control('clock', { advance: time })
    await this.settled()
  }

  /** Such as "cancel"; see the controls of the sandbox. */
  async does(what: string, id: string, values: Record<string, unknown> = {}): Promise<void> {
    await this.control(`subscriptions/${id}/${what}`, values)
    await this.settled()
  }

  /** A person types a card that works into the provider's page. */
  async changesCard(id: string): Promise<void> {
    const { pathname, search } = new URL((await this.truth(id)).urls.update_payment_method)
    const card = { name: 'Ada', number: '4242 4242 4242 4242', expiry: '12/34', code: '123' }
    const answer = await fetch(`${sandboxDoor.url}${pathname}${search}`, {
      method: 'POST',
      body: new URLSearchParams(card),
      redirect: 'manual',
    })
    if (answer.status !== 303) throw new Error(`A new card was answered ${answer.status}.`)
    await this.settled()
  }

  /** Until they are set again. */
  async faults(values: Record<string, unknown>): Promise<void> {
    await this.control('faults', values)
  }

  async control(path: string, values: Record<string, unknown>): Promise<any> {
    const answer = await fetch(`${sandboxDoor.url}/_sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
    })
    const body = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body
  }

  /** What the provider says about a subscription. */
  async truth(id: string): Promise<any> {
    const answer = await fetch(`${sandboxDoor.url}/v1/subscriptions/${id}`, {
      headers: { authorization: `Bearer ${billingConfig.apiKey}` },
    })
    const { data } = (await answer.json()) as any
    return data.attributes
  }

  /** How many subscriptions the provider has for an address, by their status. */
  async statuses(email: string): Promise<string[]> {
    const query = `filter[store_id]=${billingConfig.storeId}&filter[user_email]=${email}`
    const answer = await fetch(`${sandboxDoor.url}/v1/subscriptions?${query}`, {
      headers: { authorization: `Bearer ${billingConfig.apiKey}` },
    })
    const { data } = (await answer.json()) as any
    return data.map(({ attributes }: any) => attributes.status)
  }

  /** Until no webhook waits. */
  async settled(): Promise<void> {
    await eventually(async () => {
      const answer = await fetch(`${sandboxDoor.url}/_sandbox/deliveries`)
      return ((await answer.json()) as any).waiting === 0
    })
  }
}

/** The hourly check, now. */
export async function runCheck(): Promise<void> {
  const task = await inTransaction((trx) =>
    enqueue(trx, { kind: 'check_subscriptions', payload: {} })
  )
  await taskOnceFinal(task.id, 20_000)
}

/** Sends the bytes of a webhook, by default with a valid signature. */
export function deliver(
  body: object | string,
  { signature, event = 'subscription_updated' }: { signature?: string; event?: string } = {}
): Promise<Response> {
  const raw = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(`http://127.0.0.1:${process.env.PORT}${WEBHOOK_PATH}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-event-name': event,
      'x-signature': signature ?? sign(raw),
    },
    body: raw,
  })
}

export function sign(raw: string): string {
  return createHmac('sha256', billingConfig.webhookSecret).update(raw).digest('hex')
}

let lastId = 900_000

interface Told {
  id?: string
  user?: User
  plan?: PaidPlan
  status?: string
  /** In seconds after a fixed moment. */
  at?: number
  attributes?: Record<string, unknown>
  custom?: Record<string, unknown>
}

/** A message about a subscription, in the provider's form. */
export function subscriptionMessage(told: Told) {
  const { id = String((lastId += 1)), user, plan = 'basic', status = 'active', at = 0 } = told
  const custom = told.custom ?? (user && claimOf(user.id, newId()))
  return {
    meta: { event_name: 'subscription_updated', custom_data: custom, test_mode: true },
    data: {
      type: 'subscriptions',
      id,
      attributes: {
        store_id: Number(billingConfig.storeId),
        customer_id: Number(id) + 5_000_000,
        variant_id: Number(billingConfig.variants[plan]),
        user_email: user?.email ?? 'nobody@example.com',
        status,
        pause: null,
        renews_at: moment(at + 30 * 86_400),
        ends_at: null,
        card_brand: 'visa',
        card_last_four: '4242',
        urls: { update_payment_method: 'https://pay.example.com/card' },
        created_at: moment(0),
        updated_at: moment(at),
        test_mode: true,
        ...told.attributes,
      },
    },
  }
}

/** The provider's times have whole seconds. */
export function moment(seconds: number): string {
  const iso = new Date(Date.UTC(2026, 10, 1) + seconds * 1_000).toISOString()
  return iso.replace('.000Z', '.000000Z')
}
