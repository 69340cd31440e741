import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MOST_DOCUMENTS } from '#contract/documents'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { withUserLock } from '#auth/main'
import { dropImageFiles, keepDocumentFile } from '#websites/images/image_files'
import type { Upload } from '#websites/images/receive_upload'
import { Document } from '#websites/models/document'
import { Website } from '#websites/models/website'

export type AddDocumentFailure =
  { reason: 'not_a_document' } | { reason: 'document_limit' } | { reason: 'gone' }

const MOST_BYTES = 100 * 1024 * 1024

/**
 * Stores an uploaded PDF for a website. The same file sent twice is one document, so an upload whose
 * answer was lost can be repeated.
 */
export class AddDocument {
  async handle(upload: Upload, website: Website): Promise<Result<Document, AddDocumentFailure>> {
    const bytes = await readFile(upload.file)
    if (!isPdf(bytes)) return refused({ reason: 'not_a_document' })
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const id = newId()
    await keepDocumentFile(id, upload.file)
    const added = await this.#write(id, website, { hash, name: upload.title, size: bytes.length })
      // After any error, a file without a row is useless.
      .catch(async (error) => {
        await dropImageFiles([id])
        throw error
      })
    if (!added.ok || added.value.id !== id) await dropImageFiles([id])
    return added
  }

  async #write(
    id: string,
    { id: websiteId, userId }: Website,
    file: Pick<Document, 'hash' | 'name' | 'size'>
  ): Promise<Result<Document, AddDocumentFailure>> {
    return withUserLock(userId, async (trx) => {
      if (!(await Website.find(websiteId, { client: trx }))) return refused({ reason: 'gone' })
      const all = await Document.query({ client: trx }).where('website_id', websiteId)
      const same = all.find(({ hash }) => hash === file.hash)
      if (same) return ok(same)
      const size = all.reduce((sum, one) => sum + one.size, file.size)
      if (all.length >= MOST_DOCUMENTS || size > MOST_BYTES) {
        return refused({ reason: 'document_limit' })
      }
      return ok(await Document.create({ id, userId, websiteId, ...file }, { client: trx }))
    })
  }
}

/** Detects the type by the first and last bytes; the file name and the declared type are ignored. */
function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-1_024).toString('latin1')
  return /^%PDF-\d/.test(bytes.toString('latin1', 0, 8)) && end.includes('%%EOF')
}
