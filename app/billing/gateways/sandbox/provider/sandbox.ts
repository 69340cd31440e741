import { Documents } from '#billing/gateways/sandbox/provider/documents'
import { Faults } from '#billing/gateways/sandbox/provider/faults'
import { Links } from '#billing/gateways/sandbox/provider/links'
import { SandboxClock } from '#billing/gateways/sandbox/provider/sandbox_clock'
import type { SandboxSettings } from '#billing/gateways/sandbox/provider/settings'
import { Facts } from '#billing/gateways/sandbox/provider/state/facts'
import { Store } from '#billing/gateways/sandbox/provider/state/store'
import { Subscriptions } from '#billing/gateways/sandbox/provider/subscriptions'
import { Webhooks } from '#billing/gateways/sandbox/provider/webhooks/webhooks'

/** What the API, the pages and the controls share. */
export class Sandbox {
  readonly store: Store
  readonly clock: SandboxClock
  readonly faults: Faults
  readonly links: Links
  readonly documents: Documents
  readonly webhooks: Webhooks
  readonly subscriptions: Subscriptions

  constructor(readonly settings: SandboxSettings) {
    this.store = new Store(settings.file)
    const facts = new Facts(this.store)
    this.clock = new SandboxClock(facts)
    this.faults = new Faults(facts)
    this.links = new Links(settings.origin, facts)
    this.documents = new Documents(settings, this.links)
    this.webhooks = new Webhooks(this.store, this.faults)
    this.subscriptions = new Subscriptions(this)
  }

  /** Moves the clock forward; what becomes due meanwhile happens in its order. */
  advance(millis: number): void {
    this.store.inTransaction(() => {
      this.clock.advance(millis)
      this.subscriptions.passTime()
    })
  }
}
