import type { IncomingMessage } from 'node:http'

/** The bytes of a body, for signatures over them; null if there are more than `most`. */
export async function readBody(req: IncomingMessage, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
