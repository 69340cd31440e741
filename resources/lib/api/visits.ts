import type { VisitRange, Visits } from '#contract/api/visits'
import { call } from './client.ts'

export const visits = {
  read: (websiteId: string, days: VisitRange, signal?: AbortSignal) =>
    call<Visits>(`/spa/websites/${websiteId}/visits/`, { query: { days: String(days) }, signal }),
}
