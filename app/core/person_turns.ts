import { TooManyRequests } from '#core/limits/too_many_requests'
import { currentBehalf, type Behalf } from '#core/on_behalf'

/** How many jobs of one person may wait, beside those of requests that are half done. */
const MOST_WAITING = 20
const SECONDS = 10
/** A shorter wait is not worth telling, in milliseconds. */
const WORTH_TELLING = 1_000

type Person = string | symbol

interface Waiting {
  person: Person
  begin: () => void
}

/**
 * Runs some jobs at once, at most one of each person. The people who wait take turns: nobody waits for
 * more than one job of each other person, however many jobs somebody has.
 */
export class PersonTurns {
  #free: number
  readonly #working = new Set<Person>()
  /** In the order in which the people get their turns. */
  readonly #queues = new Map<Person, Waiting[]>()

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  /** Rejects without running `work` if the person has too much waiting or `stop` is aborted. */
  async take<T>(work: () => Promise<T>, stop?: AbortSignal): Promise<T> {
    const behalf = currentBehalf()
    // Work for nobody in particular has no other work that it could be counted with.
    const person = behalf?.personId ?? Symbol('nobody')
    const waiting = this.#queues.get(person)?.length ?? 0
    if (waiting >= MOST_WAITING && !behalf?.isAdmitted) {
      const sentence = 'Much of what you asked for is still waiting. Please try again in a moment.'
      throw new TooManyRequests(SECONDS, sentence, 'busy')
    }
    await this.#turn(person, behalf, stop)
    try {
      if (behalf) behalf.isAdmitted = true
      return await work()
    } finally {
      this.#working.delete(person)
      this.#free += 1
      this.#moveToEnd(person)
      this.#beginNext()
    }
  }

  async #turn(person: Person, behalf?: Behalf, stop?: AbortSignal): Promise<void> {
    stop?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const mine: Waiting = { person, begin: resolve }
    const onStop = () => {
      this.#leave(mine)
      reject(stop!.reason)
    }
    const queue = this.#queues.get(person) ?? []
    // What the person has begun is finished first.
    this.#queues.set(person, behalf?.isAdmitted ? [mine, ...queue] : [...queue, mine])
    stop?.addEventListener('abort', onStop, { once: true })
    this.#beginNext()

    let isTold = false
    const told = setTimeout(() => {
      isTold = true
      behalf?.onWait?.(true)
    }, WORTH_TELLING).unref()
    try {
      await promise
    } finally {
      clearTimeout(told)
      stop?.removeEventListener('abort', onStop)
      if (isTold) behalf?.onWait?.(false)
    }
  }

  #beginNext(): void {
    if (this.#free === 0) return
    for (const [person, [next]] of this.#queues) {
      if (this.#working.has(person)) continue
      this.#leave(next)
      this.#free -= 1
      this.#working.add(person)
      next.begin()
      return
    }
  }

  #leave(one: Waiting): void {
    const others = this.#queues.get(one.person)?.filter((other) => other !== one) ?? []
    if (others.length > 0) this.#queues.set(one.person, others)
    else this.#queues.delete(one.person)
  }

  #moveToEnd(person: Person): void {
    const queue = this.#queues.get(person)
    this.#queues.delete(person)
    if (queue) this.#queues.set(person, queue)
  }
}
