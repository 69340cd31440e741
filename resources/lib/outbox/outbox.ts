import type { Schedule } from '../browser/schedule.ts'

export type OutboxState = 'idle' | 'sending' | 'waiting'

/** After a failure: send what waits now, stop until `resume`, or repeat after at least this many milliseconds. */
export type NextStep = 'send' | 'stop' | { after: number }

export interface OutboxOptions<Change extends object, Receipt> {
  /** One change for both, such as the later value; undefined if both must be sent. */
  merge(last: Change, next: Change): Change | undefined
  /** Stores all unsent changes; called whenever they have changed. */
  keep(changes: readonly Change[]): void
  send(change: Change): Promise<Receipt>
  /** The server has it, and it was removed. */
  onReceived(change: Change, receipt: Receipt): void
  /** Decides how to go on. It removes what was refused, and applies the rest to newer data of the server. */
  onFailed(change: Change, error: unknown): NextStep | Promise<NextStep>
  onState(state: OutboxState): void
  schedule: Schedule
}

const FIRST_RETRY = 1_000
const LONGEST_RETRY = 30_000

/** What a person has changed: stored at once, sent in order, and repeated until the server has it. */
export class Outbox<Change extends object, Receipt> {
  readonly #options: OutboxOptions<Change, Receipt>
  #changes: readonly Change[] = []
  /** The change that is being sent; nothing is merged into it. */
  #underway: Change | undefined
  #turn: Promise<unknown> = Promise.resolve()
  #failures = 0
  #isStopped = false
  #callOff: (() => void) | null = null

  constructor(options: OutboxOptions<Change, Receipt>) {
    this.#options = options
  }

  /** The unsent changes in order. */
  get changes(): readonly Change[] {
    return this.#changes
  }

  /** What `next` and the last change are merged into; undefined if both must be sent. */
  merged(next: Change): Change | undefined {
    const last = this.#changes.at(-1)
    return last && last !== this.#underway ? this.#options.merge(last, next) : undefined
  }

  add(change: Change): void {
    const merged = this.merged(change)
    this.update((all) => (merged ? [...all.slice(0, -1), merged] : [...all, change]))
  }

  remove(...changes: Change[]): void {
    this.update((all) => all.filter((change) => !changes.includes(change)))
  }

  update(convert: (all: readonly Change[]) => readonly Change[]): void {
    this.#changes = convert(this.#changes)
    this.#options.keep(this.#changes)
  }

  /** Sends after `delay`, so that following changes are merged. */
  nudge(delay: number): void {
    this.stop()
    this.#callOff = this.#options.schedule(() => void this.flush(), delay)
  }

  /** Sends everything now; resolves to true if the server has it. */
  flush(): Promise<boolean> {
    return this.between(() => this.#sendAll())
  }

  /** Acts after everything was sent; undefined if sending failed. */
  afterAll<T>(act: () => Promise<T>): Promise<T | undefined> {
    return this.between(async () => ((await this.#sendAll()) ? act() : undefined))
  }

  /** Acts while nothing is being sent. */
  between<T>(act: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(act)
    this.#turn = result.catch(() => undefined)
    return result
  }

  /** Cancels the planned attempt. */
  stop(): void {
    this.#callOff?.()
    this.#callOff = null
  }

  /** Sends again after a failure has stopped it. */
  resume(): void {
    this.#isStopped = false
  }

  async #sendAll(): Promise<boolean> {
    this.stop()
    for (let [change] = this.#changes; change && !this.#isStopped; [change] = this.#changes) {
      const next = await this.#sendOne(change)
      if (next === 'stop') this.#isStopped = true
      else if (next !== 'send') return this.#wait(next.after)
    }
    if (this.#isStopped) return false
    this.#options.onState('idle')
    return true
  }

  async #sendOne(change: Change): Promise<NextStep> {
    const { send, onReceived, onFailed, onState } = this.#options
    onState('sending')
    this.#underway = change
    try {
      const receipt = await send(change)
      this.#failures = 0
      this.remove(change)
      onReceived(change, receipt)
      return 'send'
    } catch (error) {
      this.#underway = undefined
      return onFailed(change, error)
    }
  }

  #wait(after: number): false {
    const delay = Math.min(FIRST_RETRY * 2 ** this.#failures++, LONGEST_RETRY)
    this.#options.onState('waiting')
    this.nudge(Math.max(delay, after))
    return false
  }
}
