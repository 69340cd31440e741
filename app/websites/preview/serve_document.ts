import type { IncomingMessage, ServerResponse } from 'node:http'
import { readDocumentPath } from '#contract/documents'
import { readDocumentFile } from '#websites/images/image_files'
import { Document } from '#websites/models/document'
import { Website } from '#websites/models/website'

/**
 * Serves a document on the host of its website, as a download: it is stored unchanged, so nothing in it
 * may run here. Returns false, without an answer, for any other name.
 */
export async function serveDocument(
  previewKey: string,
  path: string,
  req: IncomingMessage,
  res: ServerResponse
): Promise<boolean> {
  const hash = readDocumentPath(path)
  const website = hash && (await Website.findBy('preview_key', previewKey))
  const document = website && (await Document.findBy({ website_id: website.id, hash }))
  const bytes = document && (await readDocumentFile(document.id))
  if (!bytes) return false
  res.writeHead(200, {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'content-length': bytes.length,
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  res.end(req.method === 'HEAD' ? undefined : bytes)
  return true
}
