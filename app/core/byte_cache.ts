import { LRUCache } from 'lru-cache'

/** A cache of contents with a limit in bytes; a content that exceeds it alone is not kept. */
export function byteCache(bytes: number): LRUCache<string, Buffer> {
  return new LRUCache({ maxSize: bytes, sizeCalculation: ({ length }) => Math.max(length, 1) })
}
