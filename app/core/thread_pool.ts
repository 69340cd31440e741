import { PersonTurns } from '#core/person_turns'
import { Thread, type ThreadOptions } from '#core/thread'

interface PoolOptions extends ThreadOptions {
  /** The number of threads. */
  most: number
}

/**
 * Up to `most` threads for one kind of work, so that a long job does not block the others. The people
 * for whom they work take turns.
 */
export class ThreadPool<Question, T> {
  readonly #threads: Thread<Question, T>[]
  readonly #turns: PersonTurns

  constructor(from: string, name: string, { most, ...options }: PoolOptions) {
    this.#threads = Array.from({ length: most }, () => new Thread<Question, T>(from, name, options))
    this.#turns = new PersonTurns(most)
  }

  /** Like `Thread`, with the thread that has the fewest open questions. */
  ask(question: Question, stop?: AbortSignal): Promise<T> {
    return this.#turns.take(() => this.#freest().ask(question, stop), stop)
  }

  /** Starts the first thread with a question whose answer is ignored, unless it is running. */
  async wake(question: Question): Promise<void> {
    const [first] = this.#threads
    if (!first.isAwake) await first.ask(question)
  }

  #freest(): Thread<Question, T> {
    const [first, ...others] = this.#threads
    return others.reduce((one, other) => (other.waiting < one.waiting ? other : one), first)
  }
}
