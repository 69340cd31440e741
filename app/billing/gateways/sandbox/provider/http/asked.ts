import type { IncomingMessage } from 'node:http'

/** A request whose body has been read. */
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

const MOST_BYTES = 64 * 1024

/** Null if the address is invalid. */
export function addressOf(req: IncomingMessage): URL | null {
  return URL.parse(req.url ?? '/', 'http://sandbox.invalid')
}

/** Null if the body is longer than any form or call here needs. */
export async function readBody(req: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  // The connection stays open for the answer that refuses a long body.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length > MOST_BYTES) {
      req.resume()
      return null
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

export function isForm({ headers }: Asked): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}

/** The body as a JSON object; null if it is none. */
export function jsonOf({ body }: Asked): Record<string, any> | null {
  try {
    const value = JSON.parse(body || '{}')
    return typeof value === 'object' && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
