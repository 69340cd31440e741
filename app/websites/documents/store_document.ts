import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { keepDocumentFile } from '#websites/images/image_files'
import type { Upload } from '#websites/images/receive_upload'
import type { Document } from '#websites/models/document'

/** A document whose file is stored, and that has no row yet. */
export type StoredDocument = Pick<Document, 'id' | 'hash' | 'name' | 'size'>

/** Stores the file of an uploaded PDF. */
export async function storeDocument({
  file,
  title,
}: Pick<Upload, 'file' | 'title'>): Promise<Result<StoredDocument, { reason: 'not_a_document' }>> {
  const bytes = await readFile(file)
  if (!isPdf(bytes)) return refused({ reason: 'not_a_document' })
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const id = newId()
  await keepDocumentFile(id, file)
  return ok({ id, hash, name: title, size: bytes.length })
}

/** Detects the type by the first and last bytes; the file name and the declared type are ignored. */
function isPdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-1_024).toString('latin1')
  return /^%PDF-\d/.test(bytes.toString('latin1', 0, 8)) && end.includes('%%EOF')
}
