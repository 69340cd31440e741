import type { Payment, PlanUpgrade, Subscription } from '#contract/api/payments'
import { call } from './client.ts'

export const payments = {
  subscription: (signal?: AbortSignal) => call<Subscription>('/payments/subscription/', { signal }),

  history: (signal?: AbortSignal) => call<Payment[]>('/payments/history/', { signal }),

  /** Asks the provider, because its message may be late. */
  refresh: () => call<Subscription>('/payments/refresh/', { method: 'POST', timeout: 30_000 }),

  upgrade: (body: PlanUpgrade) =>
    call<Subscription>('/payments/upgrade/', { method: 'POST', body, timeout: 60_000 }),
}
