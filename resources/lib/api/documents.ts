import type { WebsiteDocument } from '#contract/api/documents'
import { call } from './client.ts'
import { upload } from './upload.ts'

const of = (websiteId: string) => `/spa/websites/${websiteId}/`

/** The documents of a website that its page can link to. */
export const documents = {
  list: (websiteId: string, signal?: AbortSignal) =>
    call<WebsiteDocument[]>(`${of(websiteId)}files/`, { signal }),

  upload: (websiteId: string, file: File, signal?: AbortSignal) =>
    upload<WebsiteDocument>(`${of(websiteId)}upload_file/`, file, { signal, field: 'file' }),

  delete: (websiteId: string, documentId: string) =>
    call<unknown>(`${of(websiteId)}files/${documentId}/`, { method: 'DELETE' }),
}
