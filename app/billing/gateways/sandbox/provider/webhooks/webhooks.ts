import { randomUUID } from 'node:crypto'
import type { Resource } from '#billing/gateways/sandbox/provider/documents'
import type { EventName } from '#billing/gateways/sandbox/provider/life'
import type { Faults } from '#billing/gateways/sandbox/provider/faults'
import type { Store } from '#billing/gateways/sandbox/provider/state/store'

export interface Delivery {
  id: number
  webhook_id: string
  event_name: EventName
  body: string
  outcome: 'waiting' | 'delivered' | 'given_up' | 'dropped'
  attempts: number
  last_status: number | null
  next_at: number
  created_at: number
}

/** What a try has changed; nothing but the id if it was interrupted. */
export type DeliveryOutcome = Pick<Delivery, 'id'> &
  Partial<Pick<Delivery, 'outcome' | 'attempts' | 'last_status' | 'next_at'>>

/** How many finished deliveries are kept when the process starts. */
const KEPT = 1_000

/** The queue of webhooks. It is in the file, so a crash loses none. */
export class Webhooks {
  readonly #store: Store
  readonly #faults: Faults
  /** Called when there is something to send; the transaction may not be committed yet. */
  onAdded = () => {}

  constructor(store: Store, faults: Faults) {
    this.#store = store
    this.#faults = faults
  }

  add(event: EventName, data: Resource, custom: unknown): void {
    const id = randomUUID()
    const meta = {
      event_name: event,
      ...(custom === null ? {} : { custom_data: custom }),
      test_mode: true,
      webhook_id: id,
    }
    const now = Date.now()
    for (let copy = 0; copy < this.#faults.copies(); copy++) {
      this.#store.insert('deliveries', {
        webhook_id: id,
        event_name: event,
        body: JSON.stringify({ meta, data }),
        outcome: this.#faults.isDropped() ? 'dropped' : 'waiting',
        attempts: 0,
        // Sending waits by the machine's clock: the sandbox's own can be moved.
        next_at: now + this.#faults.delay(),
        created_at: now,
      })
    }
    this.onAdded()
  }

  /** The first `most` that may be sent now. */
  due(most: number): Delivery[] {
    return this.#store.all(
      `SELECT * FROM deliveries WHERE outcome = 'waiting' AND next_at <= ? ORDER BY next_at, id LIMIT ?`,
      Date.now(),
      most
    )
  }

  /** When the next one may be sent; undefined if none waits. */
  nextAt(): number | undefined {
    return (
      this.#store.one<{ at: number | null }>(
        `SELECT min(next_at) AS at FROM deliveries WHERE outcome = 'waiting'`
      )?.at ?? undefined
    )
  }

  record(outcomes: DeliveryOutcome[]): void {
    this.#store.inTransaction(() => {
      for (const { id, ...change } of outcomes) {
        if (Object.keys(change).length > 0) this.#store.update('deliveries', id, change)
      }
    })
  }

  /** Newest first. */
  newest(most: number): Delivery[] {
    return this.#store.all('SELECT * FROM deliveries ORDER BY id DESC LIMIT ?', most)
  }

  waiting(): number {
    return this.#store.one<{ count: number }>(
      `SELECT count(*) AS count FROM deliveries WHERE outcome = 'waiting'`
    )!.count
  }

  forgetOld(): void {
    this.#store.run(
      `DELETE FROM deliveries WHERE outcome <> 'waiting'
       AND id < (SELECT max(id) FROM deliveries) - ?`,
      KEPT
    )
  }
}
