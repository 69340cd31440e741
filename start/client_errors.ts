import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'

const ANSWERS: Record<string, [status: string, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'Your browser sent too many cookies. They were cleared: please reload this page.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This took too long. Please try again.'],
}
/** How long the answer may take to arrive, in milliseconds. */
const TO_READ_IT = 1_000
const UNREADABLE: [string, string] = ['400 Bad Request', 'This request could not be read.']

/**
 * Answers a request that is refused before it is parsed. A page of one site can set cookies for the
 * whole domain, so many that the requests to every other site become too large: the refusal clears
 * them. Local storage is kept.
 */
export function answerClientErrors(server: Server): Server {
  return server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, sentence] = ANSWERS[error.code ?? ''] ?? UNREADABLE
    const head = [
      `HTTP/1.1 ${status}`,
      'content-type: text/plain; charset=utf-8',
      `content-length: ${Buffer.byteLength(sentence)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      ...(error.code === 'HPE_HEADER_OVERFLOW' ? ['clear-site-data: "cookies"'] : []),
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${sentence}`)
    // A client that never closes its side would keep the connection open for ever.
    setTimeout(() => socket.destroy(), TO_READ_IT).unref()
  })
}
