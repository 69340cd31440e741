import type { ApplicationService } from '@adonisjs/core/types'

/** Runs the payment sandbox in the web process, and the hourly check of subscriptions. */
export default class BillingProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    const { beginBilling } = await import('#billing/main')
    await beginBilling()
  }

  async shutdown() {
    const { endBilling } = await import('#billing/main')
    await endBilling()
  }
}
