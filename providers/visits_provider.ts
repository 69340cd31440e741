import type { ApplicationService } from '@adonisjs/core/types'

/** Stores the visits that the web process counts, and the last of them when it ends. */
export default class VisitsProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const { visitCounter } = await import('#deploy/main')
    visitCounter.start()
  }

  async shutdown() {
    const { visitCounter } = await import('#deploy/main')
    await visitCounter.stop()
  }
}
