import { Thread } from '#core/thread'

/** As many threads for one kind of work as `most`: one piece that takes long holds no other up. */
export class ThreadPool<Question, T> {
  readonly #threads: Thread<Question, T>[]

  constructor(from: string, name: string, { most, ...options }: { most: number; idle: number }) {
    this.#threads = Array.from({ length: most }, () => new Thread<Question, T>(from, name, options))
  }

  /** As a `Thread` does it, by the one that has the least to do. */
  ask(question: Question, stop?: AbortSignal): Promise<T> {
    const [first, ...others] = this.#threads
    const freest = others.reduce((one, other) => (other.waiting < one.waiting ? other : one), first)
    return freest.ask(question, stop)
  }

  /** Starts the first of them with a question whose answer nobody needs, unless it is awake. */
  async wake(question: Question): Promise<void> {
    const [first] = this.#threads
    if (!first.isAwake) await first.ask(question)
  }
}
