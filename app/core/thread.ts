import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** How long a caller waits for an answer, those before it included, where it does not say. */
const PATIENCE = 10_000
/** What a new thread may take besides, to read its files on a busy machine. */
const STARTING = 20_000
/** After how long without work the thread gives back its memory, where it does not say. */
const IDLE = 60_000

const LOADER = ['--import=@poppinss/ts-exec']

/** What a worker posts back. */
export type Answer<T> = { value: T } | { error: string }

/**
 * Work that takes a processor for longer than a visitor should wait: a thread of its own does one
 * piece after the other, and lives as long as there is work.
 *
 * Its file is named `*_worker.ts`, and no two have one name: bin/compile.mjs compiles each of them by
 * that. From the sources Node runs it without our loader, unless it is asked for, so it imports only
 * packages, types and files that need no alias of ours.
 */
export class Thread<Question, T> {
  #worker: Worker | undefined
  #rest: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  readonly #begin: URL
  readonly #file: URL
  readonly #patience: number
  readonly #idle: number
  readonly #options: string[]

  /**
   * `from` is the `import.meta.url` of the module that the worker's file, `name`, stands beside.
   * `patience` and `idle` are in milliseconds. With `aliases` the file may import as others do; from the sources
   * the thread then takes longer to start.
   */
  constructor(
    from: string,
    name: string,
    { patience = PATIENCE, idle = IDLE, aliases = false } = {}
  ) {
    // Compiled, both are JavaScript.
    const ending = extname(from)
    this.#file = new URL(`${name}${ending}`, from)
    this.#begin = new URL(`later_worker${ending}`, import.meta.url)
    this.#patience = patience
    this.#idle = idle
    this.#options = aliases && ending === '.ts' ? LOADER : []
  }

  /**
   * Rejects where the worker cannot do it, not in time, or not before `stop`. A worker that is still
   * at it then is ended, whatever it is doing.
   */
  async ask(question: Question, stop?: AbortSignal): Promise<T> {
    const late = () => AbortSignal.timeout(this.#patience + (this.#worker ? 0 : STARTING))
    // Whoever says when to stop waits in the queue until then: another's work is not their delay.
    const deadline = stop ? () => AbortSignal.any([late(), stop]) : always(late())
    const answer = this.#last.then(() => this.#askNow(question, deadline()))
    this.#waiting++
    this.#last = answer.catch(() => undefined).finally(() => this.#waiting--)
    return answer
  }

  /** How many questions it has not answered yet. */
  get waiting(): number {
    return this.#waiting
  }

  /** Whether its worker has been started already. */
  get isAwake(): boolean {
    return this.#worker !== undefined
  }

  async #askNow(question: Question, deadline: AbortSignal): Promise<T> {
    deadline.throwIfAborted()
    const worker = this.#awake()
    worker.ref()
    try {
      const answer = await answerOf<T>(worker, question, deadline)
      if ('error' in answer) throw new Error(answer.error)
      return answer.value
    } catch (error) {
      // What it still has under way would be taken for the answer to the next question.
      if (deadline.aborted) this.#stop()
      throw error
    } finally {
      worker.unref()
      this.#rest = setTimeout(() => this.#stop(), this.#idle).unref()
    }
  }

  #awake(): Worker {
    clearTimeout(this.#rest)
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#begin, {
      execArgv: this.#options,
      workerData: this.#file.href,
    })
    // Whoever asked hears of it; between two questions it must not take the process down.
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    return (this.#worker = worker)
  }

  #stop(): void {
    clearTimeout(this.#rest)
    void this.#worker?.terminate()
    this.#worker = undefined
  }
}

function always<T>(value: T): () => T {
  return () => value
}

function answerOf<T>(worker: Worker, question: unknown, deadline: AbortSignal) {
  return new Promise<Answer<T>>((resolve, reject) => {
    const settle = (outcome: () => void) => {
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit)
      deadline.removeEventListener('abort', onDeadline)
      outcome()
    }
    const onAnswer = (answer: Answer<T>) => settle(() => resolve(answer))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = () => settle(() => reject(new Error('the thread ended')))
    const onDeadline = () => settle(() => reject(deadline.reason))
    worker.on('message', onAnswer).on('error', onError).on('exit', onExit)
    deadline.addEventListener('abort', onDeadline)
    worker.postMessage(question)
  })
}
