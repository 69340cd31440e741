import { byteCache } from '#core/byte_cache'
import type { Encoding } from '#core/http/negotiate'
import { readContent } from '#deploy/services/release_store'

/** The operating system caches files too, so more memory would hardly make a site faster. */
const cache = byteCache(32 * 1024 * 1024)
const reading = new Map<string, Promise<Buffer>>()

/**
 * A stored content, from memory if it was served recently. A content never changes under its hash, so
 * the cache needs no invalidation; equal files of several sites are stored once.
 */
export function contentOf(hash: string, encoding: Encoding): Buffer | Promise<Buffer> {
  const key = `${hash} ${encoding}`
  return cache.get(key) ?? reading.get(key) ?? read(key, hash, encoding)
}

function read(key: string, hash: string, encoding: Encoding): Promise<Buffer> {
  const bytes = readContent(hash, encoding)
    .then((content) => {
      cache.set(key, content)
      return content
    })
    .finally(() => reading.delete(key))
  reading.set(key, bytes)
  return bytes
}
