import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/**
 * Serves a file whose bytes never change under its address, so that it can be cached for ever. Pages of
 * other origins may use it, because a website's host is never the app's.
 */
export function answerLastingFile(
  bytes: Buffer,
  headers: OutgoingHttpHeaders,
  req: IncomingMessage,
  res: ServerResponse
) {
  res.writeHead(200, {
    'content-length': bytes.length,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  res.end(req.method === 'HEAD' ? undefined : bytes)
}
