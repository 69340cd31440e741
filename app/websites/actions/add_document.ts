import { ok, refused, type Result } from '#core/result'
import { withUserLock } from '#auth/main'
import { fitAsDocuments } from '#websites/documents/document_room'
import { storeDocument, type StoredDocument } from '#websites/documents/store_document'
import { dropImageFiles } from '#websites/images/image_files'
import type { Upload } from '#websites/images/receive_upload'
import { Document } from '#websites/models/document'
import { Website } from '#websites/models/website'

export type AddDocumentFailure =
  { reason: 'not_a_document' } | { reason: 'document_limit' } | { reason: 'gone' }

/**
 * Stores an uploaded PDF for a website. The same file sent twice is one document, so an upload whose
 * answer was lost can be repeated.
 */
export class AddDocument {
  async handle(upload: Upload, website: Website): Promise<Result<Document, AddDocumentFailure>> {
    const stored = await storeDocument(upload)
    if (!stored.ok) return stored
    const { id } = stored.value
    const added = await this.#write(website, stored.value)
      // After any error, a file without a row is useless.
      .catch(async (error) => {
        await dropImageFiles([id])
        throw error
      })
    if (!added.ok || added.value.id !== id) await dropImageFiles([id])
    return added
  }

  async #write(
    { id: websiteId, userId }: Website,
    file: StoredDocument
  ): Promise<Result<Document, AddDocumentFailure>> {
    return withUserLock(userId, async (trx) => {
      if (!(await Website.find(websiteId, { client: trx }))) return refused({ reason: 'gone' })
      const all = await Document.query({ client: trx }).where('website_id', websiteId)
      const same = all.find(({ hash }) => hash === file.hash)
      if (same) return ok(same)
      if (!fitAsDocuments([...all, file])) return refused({ reason: 'document_limit' })
      return ok(await Document.create({ userId, websiteId, ...file }, { client: trx }))
    })
  }
}
