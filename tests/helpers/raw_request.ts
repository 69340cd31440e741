import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  body: string
}

/**
 * Sends a raw request to the server of this test run, as a browser that resolves `*.localhost`: bytes
 * are returned as received, redirects are not followed, the path is not normalised.
 */
export function rawRequest(
  address: string,
  options: {
    method?: string
    headers?: Record<string, string>
    body?: string | Buffer
    path?: string
  } = {}
): Promise<RawAnswer> {
  const url = new URL(address)
  return new Promise((resolve, reject) => {
    const req = request(
      {
        host: '127.0.0.1',
        port: process.env.PORT,
        path: options.path ?? url.pathname + url.search,
        method: options.method ?? 'GET',
        headers: { host: url.host, ...options.headers },
        agent: false,
      },
      (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk) => chunks.push(chunk))
        res.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({ status: res.statusCode!, headers: res.headers, bytes, body: bytes.toString() })
        })
      }
    )
    req.on('error', reject)
    req.end(options.body)
  })
}

/** Posts fields as a form without scripts does. */
export function postForm(address: string, fields: Record<string, string>) {
  return rawRequest(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
}
