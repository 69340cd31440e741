import { Worker } from 'node:worker_threads'
import type { Drawing } from '#deploy/share_card/drawing'

/** How long a caller waits for a picture, those before it included. */
const PATIENCE = 10_000
/** After how long without work the thread gives back its memory. */
const IDLE = 60_000

type Answer = { png: Uint8Array } | { error: string }

/** Draws one picture after the other in a thread of its own, which lives as long as there is work. */
class Drawer {
  #worker: Worker | undefined
  #rest: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  /** A PNG. Rejects where it cannot be drawn, or not in time. */
  async draw(drawing: Drawing): Promise<Buffer> {
    const deadline = AbortSignal.timeout(PATIENCE)
    const drawn = this.#last.then(() => this.#drawNow(drawing, deadline))
    this.#last = drawn.catch(() => undefined)
    return drawn
  }

  async #drawNow(drawing: Drawing, deadline: AbortSignal): Promise<Buffer> {
    deadline.throwIfAborted()
    const worker = this.#awake()
    worker.ref()
    try {
      const answer = await answerOf(worker, drawing, deadline)
      if ('error' in answer) throw new Error(answer.error)
      return Buffer.from(answer.png)
    } catch (error) {
      // What it still has under way would be taken for the answer to the next question.
      if (deadline.aborted) this.#stop()
      throw error
    } finally {
      worker.unref()
      this.#rest = setTimeout(() => this.#stop(), IDLE).unref()
    }
  }

  #awake(): Worker {
    clearTimeout(this.#rest)
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('draw_worker.ts', import.meta.url), { execArgv: [] })
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

export const drawer = new Drawer()

function answerOf(worker: Worker, drawing: Drawing, deadline: AbortSignal): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const settle = (outcome: () => void) => {
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit)
      deadline.removeEventListener('abort', onDeadline)
      outcome()
    }
    const onAnswer = (answer: Answer) => settle(() => resolve(answer))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = () => settle(() => reject(new Error('the drawing thread ended')))
    const onDeadline = () => settle(() => reject(deadline.reason))
    worker.on('message', onAnswer).on('error', onError).on('exit', onExit)
    deadline.addEventListener('abort', onDeadline)
    worker.postMessage(drawing)
  })
}
