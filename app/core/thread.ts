import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** The default time limit for an answer, including the wait for earlier questions. */
const PATIENCE = 10_000
/** Additional time for a new thread, to load its files on a busy machine. */
const STARTING = 20_000
/** The default time without work after which the thread ends and frees its memory. */
const IDLE = 10_000

const LOADER = ['--import=@poppinss/ts-exec']

export interface ThreadOptions {
  /** In milliseconds. */
  patience?: number
  idle?: number
  /** Whether its file imports with aliases. */
  aliases?: boolean
}

/** The message that a worker posts back. */
export type Answer<T> = { value: T } | { error: string }

/**
 * Runs work that takes a processor longer than a visitor should wait in a separate thread, one job
 * after the other. The thread lives as long as there is work.
 *
 * Its file is named `*_worker.ts`, and the names are unique, because bin/compile.mjs compiles these
 * files by name. From the sources Node runs it without our loader, unless `aliases` is set, so it
 * imports only packages, types and files without aliases of ours.
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
   * `from` is the `import.meta.url` of the module beside the worker's file `name`. `patience` and
   * `idle` are in milliseconds. With `aliases` the file may import with aliases as other files do; from
   * the sources the thread then takes longer to start.
   */
  constructor(
    from: string,
    name: string,
    { patience = PATIENCE, idle = IDLE, aliases = false }: ThreadOptions = {}
  ) {
    // Compiled, both are JavaScript.
    const ending = extname(from)
    this.#file = new URL(`${name}${ending}`, from)
    this.#begin = new URL(`low_priority_worker${ending}`, import.meta.url)
    this.#patience = patience
    this.#idle = idle
    this.#options = aliases && ending === '.ts' ? LOADER : []
  }

  /**
   * Rejects if the worker fails, exceeds the time limit, or `stop` is aborted. A worker that is still
   * busy then is terminated.
   */
  async ask(question: Question, stop?: AbortSignal): Promise<T> {
    const late = () => AbortSignal.timeout(this.#patience + (this.#worker ? 0 : STARTING))
    // A caller with its own stop signal is not timed while it waits in the queue: another caller's work
    // is not its delay.
    const deadline = stop ? () => AbortSignal.any([late(), stop]) : always(late())
    const answer = this.#last.then(() => this.#askNow(question, deadline()))
    this.#waiting++
    this.#last = answer.catch(() => undefined).finally(() => this.#waiting--)
    return answer
  }

  /** The number of unanswered questions. */
  get waiting(): number {
    return this.#waiting
  }

  /** Whether its worker has been started. */
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
      // A late answer would be taken for the answer to the next question.
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
    // The caller gets the error; between two questions an error must not end the process.
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
