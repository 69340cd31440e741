import type {
  ContactEmailChanged,
  ExportedPage,
  ImportedWebsite,
  Paged,
  Revision,
  Website,
} from '#contract/api/websites'
import { answer, call } from './client.ts'
import { upload, type UploadOptions } from './upload.ts'

const one = (id: string) => `/spa/websites/${id}/`

export const websites = {
  list: (query: { page: number; page_size: number }, signal?: AbortSignal) =>
    call<Paged<Website>>('/spa/websites/', { query, signal }),

  get: (id: string, signal?: AbortSignal) => call<Website>(one(id), { signal }),

  /** With the ETag that a later save may name. */
  getWithEtag: (id: string, signal?: AbortSignal) => answer<Website>(one(id), { signal }),

  saveContactEmail: (id: string, contactEmail: string, etag: string) =>
    call<ContactEmailChanged>(one(id), {
      method: 'PATCH',
      body: { contact_email: contactEmail },
      headers: { 'if-match': etag },
    }),

  exported: (id: string, signal?: AbortSignal) =>
    call<ExportedPage>(`${one(id)}export/`, { signal }),

  /** The page and its files as a ZIP archive, which may be large. */
  archive: (id: string) =>
    call<Blob>(`${one(id)}export_archive/`, { reads: 'file', timeout: 5 * 60_000 }),

  /** A new website from a file. Sent again with the same key, it is the same website. */
  import: (file: File, key: string, options: UploadOptions) =>
    upload<ImportedWebsite>('/spa/websites/import/', file, {
      ...options,
      field: 'file',
      headers: { 'idempotency-key': key },
      timeout: 15 * 60_000,
    }),

  duplicate: (id: string, key: string) =>
    call<Website>(`${one(id)}duplicate/`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      timeout: 2 * 60_000,
    }),

  delete: (id: string) => call<unknown>(one(id), { method: 'DELETE' }),

  revisions: (id: string, query: { page?: number; page_size?: number }, signal?: AbortSignal) =>
    call<Paged<Revision>>(`${one(id)}revisions/`, { query, signal }),
  revision: (id: string, revisionId: string, signal?: AbortSignal) =>
    call<Revision & { html_content: string }>(`${one(id)}revisions/${revisionId}/`, { signal }),
}
