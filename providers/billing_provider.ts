import type { ApplicationService } from '@adonisjs/core/types'

/** Runs the payment sandbox in the web process, if it is the payment provider. */
export default class BillingProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const { openSandbox } = await import('#billing/main')
    await openSandbox()
  }

  async shutdown() {
    const { closeSandbox } = await import('#billing/main')
    await closeSandbox()
  }
}
