import type * as api from '#contract/api/documents'
import { documentPath } from '#contract/documents'
import type { Document } from '#websites/models/document'

/** `html` is the current page, which tells whether it links to a document. */
export function documentJson(document: Document, html: string): api.WebsiteDocument {
  const { id, name, size, hash, uploadedAt } = document
  return {
    id,
    name,
    size,
    uploaded_at: uploadedAt.toUTC().toISO()!,
    path: documentPath(hash, name),
    used: html.includes(`files/${hash}/`),
  }
}
