import { ApiError } from '../../lib/api/api_error.ts'
import { isFinal, isStale } from './failures.ts'
import type { Entry, Outbox } from './outbox.ts'

export type DeliveryState = 'idle' | 'sending' | 'waiting'

export interface DeliveryOptions<Receipt> {
  outbox: Outbox
  send(entry: Entry): Promise<Receipt>
  onReceived(entry: Entry, receipt: Receipt): void
  /** The server refuses it for good. It was removed from the outbox. */
  onRefused(entry: Entry, error: unknown): void
  /** The server has a newer page; the waiting changes are applied to it. */
  onStale(): Promise<void>
  /** Sending failed; it is kept for another attempt. */
  onDelayed(entry: Entry, error: unknown): void
  onState(state: DeliveryState): void
  /** Calls `act` after a delay; returns a function to cancel it. */
  schedule(act: () => void, delay: number): () => void
}

const FIRST_RETRY = 1_000
const LONGEST_RETRY = 30_000
/** After so many conflicts in a row, two editors pause. */
const OVERTAKEN = 5

/** Sends the changes of the outbox in order and repeats failed attempts. */
export class Delivery<Receipt> {
  readonly #options: DeliveryOptions<Receipt>
  #turn: Promise<unknown> = Promise.resolve()
  #failures = 0
  #callOff: (() => void) | null = null

  constructor(options: DeliveryOptions<Receipt>) {
    this.#options = options
  }

  /** Sends after `delay`, so that following changes are sent together or replace this one. */
  nudge(delay: number): void {
    this.#callOff?.()
    this.#callOff = this.#options.schedule(() => void this.flush(), delay)
  }

  /** Sends everything now; resolves to true if the server has it. */
  flush(): Promise<boolean> {
    return this.#inTurn(() => this.#sendAll())
  }

  /** Acts after everything was sent; undefined if sending failed. */
  afterAll<T>(act: () => Promise<T>): Promise<T | undefined> {
    return this.#inTurn(async () => ((await this.#sendAll()) ? act() : undefined))
  }

  /** Acts while nothing is being sent. */
  between<T>(act: () => Promise<T>): Promise<T> {
    return this.#inTurn(act)
  }

  stop(): void {
    this.#callOff?.()
    this.#callOff = null
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(act)
    this.#turn = result.catch(() => undefined)
    return result
  }

  async #sendAll(): Promise<boolean> {
    this.stop()
    const { outbox, onState } = this.#options
    let overtaken = 0
    for (let entry = outbox.take(); entry; entry = outbox.take()) {
      onState('sending')
      try {
        await this.#sendOne(entry)
        this.#failures = 0
      } catch (error) {
        outbox.putBack()
        const failure = isStale(error) && overtaken++ < OVERTAKEN ? await this.#catchUp() : error
        if (failure) {
          this.#wait(entry, failure)
          return false
        }
      }
    }
    onState('idle')
    return true
  }

  async #sendOne(entry: Entry): Promise<void> {
    const { outbox, send, onReceived, onRefused } = this.#options
    try {
      const receipt = await send(entry)
      outbox.remove(entry)
      onReceived(entry, receipt)
    } catch (error) {
      if (!isFinal(error)) throw error
      outbox.remove(entry)
      onRefused(entry, error)
    }
  }

  async #catchUp(): Promise<unknown> {
    try {
      await this.#options.onStale()
      return undefined
    } catch (error) {
      return error
    }
  }

  #wait(entry: Entry, error: unknown): void {
    this.#options.onDelayed(entry, error)
    const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0
    const delay = Math.min(FIRST_RETRY * 2 ** this.#failures++, LONGEST_RETRY)
    this.#options.onState('waiting')
    this.nudge(Math.max(delay, asked))
  }
}
