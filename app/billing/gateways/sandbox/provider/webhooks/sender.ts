import { Agent, request } from 'node:http'
import type { SandboxSettings } from '#billing/gateways/sandbox/provider/settings'
import { sign } from '#billing/gateways/sandbox/provider/signatures'
import type { Faults } from '#billing/gateways/sandbox/provider/faults'
import type {
  Delivery,
  DeliveryOutcome,
  Webhooks,
} from '#billing/gateways/sandbox/provider/webhooks/webhooks'

/** The waits before the second, third and fourth try, in milliseconds; then it is given up. */
const WAITS = [5_000, 25_000, 125_000]
const TIMEOUT = 10_000
/** The outcomes of so many are written at once; after a crash in between they are sent again. */
const BATCH = 50

interface Try {
  delivery: Delivery
  /** The status of the answer; null if none came in time. */
  status: number | null
}

/** Sends the webhooks of the queue one after the other. */
export class Sender {
  readonly #webhooks: Webhooks
  readonly #faults: Faults
  readonly #target: SandboxSettings['webhook']
  readonly #timeScale: number
  readonly #agent = new Agent({ keepAlive: false })
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> | undefined

  constructor(
    webhooks: Webhooks,
    faults: Faults,
    { webhook, timeScale = 1 }: Pick<SandboxSettings, 'webhook' | 'timeScale'>
  ) {
    this.#webhooks = webhooks
    this.#faults = faults
    this.#target = webhook
    this.#timeScale = timeScale
  }

  start(): void {
    this.#webhooks.onAdded = () => this.wake()
    this.wake()
  }

  /** Sends what is due, unless it is being sent already. */
  wake(): void {
    this.#wakeIn(0)
  }

  /** A webhook that is being sent stays in the queue, as nobody knows whether it arrived. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#webhooks.onAdded = () => {}
    clearTimeout(this.#timer)
    await this.#round
    this.#agent.destroy()
  }

  #wakeIn(millis: number): void {
    if (this.#round || this.#stopping.signal.aborted) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#round = this.#sendDue().then(
        (next) => this.#rest(next),
        (error) => {
          // The file cannot be written; the next wake() tries again.
          process.emitWarning(error)
          this.#rest(undefined)
        }
      )
    }, millis).unref()
  }

  #rest(next: number | undefined): void {
    this.#round = undefined
    if (next !== undefined) this.#wakeIn(Math.max(0, next - Date.now()))
  }

  /** Returns when the next one is due; undefined if none waits. */
  async #sendDue(): Promise<number | undefined> {
    while (!this.#stopping.signal.aborted) {
      const due = this.#webhooks.due(Math.max(BATCH, this.#faults.settings.shuffle))
      if (due.length === 0) return this.#webhooks.nextAt()
      const tries: Try[] = []
      for (const delivery of this.#faults.shuffled(due)) {
        if (this.#stopping.signal.aborted) break
        tries.push({ delivery, status: await this.#post(delivery) })
      }
      this.#webhooks.record(tries.map((one) => this.#outcomeOf(one)))
    }
  }

  #outcomeOf({ delivery, status }: Try): DeliveryOutcome {
    const { id, attempts: earlier } = delivery
    // Nobody knows whether it arrived.
    if (this.#stopping.signal.aborted && status === null) return { id }
    const tried = { id, attempts: earlier + 1, last_status: status }
    if (status === 200) return { ...tried, outcome: 'delivered' }
    const wait = WAITS.at(earlier)
    if (wait === undefined) return { ...tried, outcome: 'given_up' }
    return { ...tried, next_at: Date.now() + Math.ceil(wait * this.#timeScale) }
  }

  #post({ event_name: event, body }: Delivery): Promise<number | null> {
    const { port, host, path, secret } = this.#target
    const bytes = Buffer.from(body)
    const signature = sign(bytes, this.#faults.isForged() ? `${secret}, but wrong` : secret)
    const sent = this.#faults.isTruncated() ? bytes.subarray(0, bytes.length >> 1) : bytes
    return new Promise((resolve) => {
      const req = request({
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        agent: this.#agent,
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT)]),
        headers: {
          'host': host,
          'content-type': 'application/json',
          'content-length': sent.length,
          'x-event-name': event,
          'x-signature': signature,
        },
      })
      req.on('response', (res) => {
        res.resume()
        resolve(res.statusCode ?? null)
      })
      req.on('error', () => resolve(null))
      req.end(sent)
    })
  }
}
