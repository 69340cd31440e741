import db from '@adonisjs/lucid/services/db'
import { newId } from '#core/ids'
import { enqueue, type NewTask } from '#core/tasks/enqueue'
import type { TaskHandler } from '#core/tasks/handler'
import { Task } from '#core/tasks/task'
import { TaskWorker } from '#core/tasks/worker'

/** A kind of task that no other worker handles, and workers for it that end with the test. */
export class TaskBench {
  readonly kind = `test_${newId()}`
  readonly #workers: TaskWorker[] = []

  async write(task: Partial<NewTask> = {}): Promise<Task> {
    return db.transaction((trx) => enqueue(trx, { kind: this.kind, payload: null, ...task }))
  }

  /** A worker that looks like another process's in the table. */
  work(handler: Omit<TaskHandler, 'kind'>): TaskWorker {
    const worker = new TaskWorker([{ kind: this.kind, ...handler }])
    this.#workers.push(worker)
    worker.start()
    return worker
  }

  /** A task as a killed process leaves it. */
  async leaveOrphaned(task: Task, attempts = 1): Promise<void> {
    await Task.query()
      .where('id', task.id)
      .update({ fence: task.fence + 1, attempts, due_at: Date.now() - 1 })
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()))
  }
}
