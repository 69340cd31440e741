import type { ApplicationService } from '@adonisjs/core/types'
import type { TaskWorker } from '#core/tasks/worker'

/** Serves the tasks table from the web process: one machine needs no second one. */
export default class WorkerProvider {
  #worker?: TaskWorker

  constructor(protected app: ApplicationService) {}

  async ready() {
    const { startWorker } = await import('#start/tasks')
    this.#worker = startWorker()
  }

  async shutdown() {
    await this.#worker?.stop()
  }
}
