import type { CustomDomain, DomainAdded, DomainVerified } from '#contract/api/domains'
import { call } from './client.ts'

const one = (id: string) => `/spa/websites/${id}/`

export const domains = {
  read: (id: string, signal?: AbortSignal) =>
    call<CustomDomain>(`${one(id)}custom_domain/`, { signal }),

  add: (id: string, domain: string) =>
    call<DomainAdded>(`${one(id)}add_custom_domain/`, {
      method: 'POST',
      body: { domain_name: domain },
    }),

  verify: (id: string) =>
    call<DomainVerified>(`${one(id)}verify_custom_domain/`, { method: 'POST' }),

  remove: (id: string) => call<unknown>(`${one(id)}remove_custom_domain/`, { method: 'DELETE' }),
}
