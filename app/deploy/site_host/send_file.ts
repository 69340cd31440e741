import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { DOCUMENT_TYPE } from '#contract/documents'
import { negotiate } from '#core/http/negotiate'
import { partAsked } from '#core/http/part_asked'
import { encodingsOf } from '#deploy/services/release_store'
import { contentOf } from '#deploy/site_host/contents'
import type { ServedFile } from '#deploy/site_host/site'

export const SAFETY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** The visitor has this file already. */
export function sendUnchanged(res: ServerResponse, file: ServedFile): void {
  res.writeHead(304, file.headers).end()
}

/** Sends a file in the best encoding, or the part of it that is asked for. */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: ServedFile,
  { status = 200, headers: more = {} }: { status?: number; headers?: OutgoingHttpHeaders } = {}
): Promise<void> {
  const encodings = encodingsOf(file.contentType)
  const encoding = negotiate(req.headers['accept-encoding'], encodings)
  const bytes = await contentOf(file.hash, encoding)
  const headers: OutgoingHttpHeaders = { ...file.headers, ...more }
  headers['content-type'] = file.contentType
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  // Served as it was uploaded, as a download, so nothing in it runs here.
  if (file.contentType === DOCUMENT_TYPE) headers['content-disposition'] = 'attachment'

  // Texts are compressed and short; players and download programs ask for parts of the other files.
  const hasParts = encodings.length === 1
  if (hasParts) headers['accept-ranges'] = 'bytes'
  const part = hasParts ? partAsked(req, bytes.length, file.etag) : null
  if (part === 'unsatisfiable') {
    res.writeHead(416, { ...headers, 'content-range': `bytes */${bytes.length}` }).end()
    return
  }
  if (part) headers['content-range'] = `bytes ${part.start}-${part.end}/${bytes.length}`
  const sent = part ? bytes.subarray(part.start, part.end + 1) : bytes
  headers['content-length'] = sent.length
  res.writeHead(part ? 206 : status, headers)
  res.end(req.method === 'HEAD' ? undefined : sent)
}
