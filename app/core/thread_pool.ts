import { Thread } from '#core/thread'

/** Up to `most` threads for one kind of work, so that a long job does not block the others. */
export class ThreadPool<Question, T> {
  readonly #threads: Thread<Question, T>[]

  constructor(from: string, name: string, { most, ...options }: { most: number; idle: number }) {
    this.#threads = Array.from({ length: most }, () => new Thread<Question, T>(from, name, options))
  }

  /** Like `Thread`, with the thread that has the fewest open questions. */
  ask(question: Question, stop?: AbortSignal): Promise<T> {
    const [first, ...others] = this.#threads
    const freest = others.reduce((one, other) => (other.waiting < one.waiting ? other : one), first)
    return freest.ask(question, stop)
  }

  /** Starts the first thread with a question whose answer is ignored, unless it is running. */
  async wake(question: Question): Promise<void> {
    const [first] = this.#threads
    if (!first.isAwake) await first.ask(question)
  }
}
