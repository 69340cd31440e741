import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/clock'
import { FinalFailure, type HeldTask, type TaskHandler } from '#core/tasks/handler'
import { announceChanged, announceFinal, onCancelled, onWake } from '#core/tasks/signals'
import { Task } from '#core/tasks/task'
import { inTransaction } from '#core/transaction'

/**
 * The duration of a lease. A claim that is not renewed in time belongs to a dead worker. The lease is
 * short, because people wait for the work of a killed process. This is safe, because losing a lease
 * during a pause only repeats the work: with the fence, one of the two workers can complete. It does
 * not depend on which workers are alive, so it works for one process or many, on one machine or several
 * whose clocks differ by a second or two at most.
 */
const LEASE = 5_000
const HEARTBEAT = 900
/**
 * The maximum delay until the tasks of a dead worker are noticed; new tasks wake the worker at once.
 */
const POLL = 1_000
/** Per kind of task. Each kind has its own slots, so that long builds do not delay mail. */
const AT_ONCE = 4

class LostLease extends Error {}

/**
 * Executes the tasks table in this process. Tasks are claimed under a lease with an increasing fence;
 * after a kill, a task is claimed again when its lease has expired.
 */
export class TaskWorker {
  readonly #handlers: Map<string, TaskHandler>
  readonly #running = new Map<Promise<void>, string>()
  readonly #stopping = new AbortController()
  #timer?: NodeJS.Timeout
  #unlisten?: () => void
  #round: Promise<void> = Promise.resolve()
  #claiming = false
  #again = false

  constructor(handlers: TaskHandler[]) {
    this.#handlers = new Map(handlers.map((handler) => [handler.kind, handler]))
  }

  start(): void {
    this.#unlisten = onWake(() => this.#wake())
    this.#timer = setInterval(() => this.#wake(), POLL)
    this.#wake()
  }

  /** Stops claiming, and releases tasks in progress so that the next process can claim them. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#unlisten?.()
    this.#stopping.abort()
    await this.#round
    await Promise.allSettled(this.#running.keys())
  }

  #wake(): void {
    this.#again = true
    if (!this.#claiming) this.#round = this.#claimAll()
  }

  async #claimAll(): Promise<void> {
    this.#claiming = true
    try {
      while (this.#again && !this.#stopping.signal.aborted) {
        this.#again = false
        for (let task; (task = await this.#claim());) this.#begin(task)
      }
    } catch (error) {
      logger.error({ err: error }, 'tasks could not be claimed; the worker tries again')
    } finally {
      this.#claiming = false
    }
  }

  #begin(task: Task): void {
    const work = this.#hold(task)
      .catch((error) => {
        // The outcome could not be stored, so the task waits until the lease expires.
        logger.error({ err: error, task: task.id, kind: task.kind }, 'a task was let go')
      })
      .finally(() => {
        this.#running.delete(work)
        this.#wake()
      })
    this.#running.set(work, task.kind)
  }

  async #claim(): Promise<Task | null> {
    const now = clock.millis()
    const due = await Task.query()
      .where('status', 'processing')
      .where('due_at', '<=', now)
      .whereIn('kind', this.#kindsWithRoom())
      .orderBy('due_at')
      .first()
    if (!due) return null

    const [claimed] = await Task.query()
      .where({ id: due.id, fence: due.fence, status: 'processing' })
      .update({ fence: due.fence + 1, attempts: due.attempts + 1, due_at: now + LEASE })
    if (!claimed) return this.#claim()
    return Task.findOrFail(due.id)
  }

  #kindsWithRoom(): string[] {
    const busy = [...this.#running.values()]
    return [...this.#handlers.keys()].filter(
      (kind) => busy.filter((one) => one === kind).length < AT_ONCE
    )
  }

  async #hold(task: Task): Promise<void> {
    const stopping = this.#stopping.signal
    if (stopping.aborted) return this.#handBack(task)

    const lost = new AbortController()
    const unlisten = onCancelled(task.id, () => lost.abort(new LostLease()))
    const heartbeat = setInterval(() => {
      this.#touch(task, {}).catch((error) => {
        // A database that is briefly busy does no harm: the next heartbeat may succeed.
        if (error instanceof LostLease) lost.abort(error)
      })
    }, HEARTBEAT)
    try {
      if (task.attempts > task.maxAttempts) throw new FinalFailure('Given up: too many attempts.')
      const held = this.#held(task, AbortSignal.any([lost.signal, stopping]))
      await this.#handlers.get(task.kind)!.run(held)
      await this.#expectFinal(task)
    } catch (error) {
      clearInterval(heartbeat)
      if (error instanceof LostLease || lost.signal.aborted) return
      if (stopping.aborted) await this.#handBack(task)
      else await this.#fail(task, error)
    } finally {
      clearInterval(heartbeat)
      unlisten()
    }
  }

  #held(row: Task, signal: AbortSignal): HeldTask {
    return {
      row,
      signal,
      report: (stage, percent) =>
        this.#touch(row, { stage, progress: Math.max(0, Math.min(100, Math.round(percent))) }),
      checkpoint: (value) => this.#touch(row, { checkpoint: JSON.stringify(value) }),
      complete: async (effect) => {
        await inTransaction(async (trx) => {
          const [mine] = await Task.query({ client: trx })
            .where({ id: row.id, fence: row.fence, status: 'processing' })
            .update({ status: 'completed', progress: 100 })
          if (!mine) throw new LostLease()
          const result = await effect(trx)
          await Task.query({ client: trx })
            .where('id', row.id)
            .update({ result: JSON.stringify(result ?? null) })
        })
        announceFinal(row.id)
      },
    }
  }

  async #touch(row: Task, values: object): Promise<void> {
    const [mine] = await Task.query()
      .where({ id: row.id, fence: row.fence, status: 'processing' })
      .update({ ...values, due_at: clock.millis() + LEASE })
    if (!mine) throw new LostLease()
    announceChanged(row.id)
  }

  /** A handler that returns without completing would be run again for ever, so the task fails. */
  async #expectFinal(row: Task): Promise<void> {
    const { status, fence } = await Task.findOrFail(row.id)
    if (status === 'processing' && fence === row.fence) {
      throw new FinalFailure(`The handler of "${row.kind}" ended without completing its task.`)
    }
  }

  /** A regular stop of the process does not count as an attempt. */
  async #handBack(row: Task): Promise<void> {
    await Task.query()
      .where({ id: row.id, fence: row.fence, status: 'processing' })
      .update({ fence: row.fence + 1, attempts: row.attempts - 1, due_at: clock.millis() })
  }

  async #fail(row: Task, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error)
    logger.error({ err: error, task: row.id, kind: row.kind }, 'a task attempt failed')
    if (row.attempts < row.maxAttempts && !(error instanceof FinalFailure)) {
      const pause = 500 * 2 ** row.attempts
      await Task.query()
        .where({ id: row.id, fence: row.fence, status: 'processing' })
        .update({ fence: row.fence + 1, error: message, due_at: clock.millis() + pause })
      return
    }
    await inTransaction(async (trx) => {
      const [mine] = await Task.query({ client: trx })
        .where({ id: row.id, fence: row.fence, status: 'processing' })
        .update({ status: 'failed', error: message })
      if (mine) await this.#handlers.get(row.kind)!.failed?.(row, trx)
    })
    announceFinal(row.id)
  }
}
