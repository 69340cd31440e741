import { answer, call } from './client.ts'
import type { DomainAdded, DomainVerified, Paged, Revision, Website } from './types.ts'

const one = (id: string) => `/spa/websites/${id}/`

export const websites = {
  list: (query: { page: number; page_size: number }, signal?: AbortSignal) =>
    call<Paged<Website>>('/spa/websites/', { query, signal }),

  get: (id: string, signal?: AbortSignal) => call<Website>(one(id), { signal }),

  /** With the ETag that a later save may name. */
  getWithEtag: (id: string, signal?: AbortSignal) => answer<Website>(one(id), { signal }),

  saveContactEmail: (id: string, contactEmail: string) =>
    call<Website>(one(id), { method: 'PATCH', body: { contact_email: contactEmail } }),

  delete: (id: string) => call<unknown>(one(id), { method: 'DELETE' }),

  addDomain: (id: string, domainName: string) =>
    call<DomainAdded>(`${one(id)}add_custom_domain/`, {
      method: 'POST',
      body: { domain_name: domainName },
    }),

  verifyDomain: (id: string) =>
    call<DomainVerified>(`${one(id)}verify_custom_domain/`, { method: 'POST' }),

  removeDomain: (id: string) =>
    call<unknown>(`${one(id)}remove_custom_domain/`, { method: 'DELETE' }),

  revisions: (id: string, query: { page?: number; page_size?: number }, signal?: AbortSignal) =>
    call<Paged<Revision>>(`${one(id)}revisions/`, { query, signal }),
}
