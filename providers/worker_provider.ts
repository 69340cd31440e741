import type { ApplicationService } from '@adonisjs/core/types'
import type { TaskWorker } from '#core/tasks/worker'

/** Runs the task worker in the web process, so that one machine needs no second process. */
export default class WorkerProvider {
  #worker?: TaskWorker

  constructor(protected app: ApplicationService) {}

  async ready() {
    const { beginRecurring, startWorker } = await import('#start/tasks')
    this.#worker = startWorker()
    await beginRecurring()
  }

  async shutdown() {
    await this.#worker?.stop()
  }
}
