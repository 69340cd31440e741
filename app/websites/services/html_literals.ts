import { byteCache } from '#core/byte_cache'
import { readTexts } from '#websites/services/content_store'

// A text never changes under its hash, so this cache needs no invalidation.
const kept = byteCache(32 * 1024 * 1024)

/**
 * Texts as JSON strings, ready to be sent, by their hashes. A list contains the pages of all its
 * websites: recently sent texts need not be read, decompressed and escaped again.
 */
export async function htmlLiterals(hashes: string[]): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (const hash of hashes) {
    const literal = kept.get(hash)
    if (literal) found.set(hash, literal)
  }
  const missing = hashes.filter((hash) => !found.has(hash))
  if (missing.length === 0) return found
  for (const [hash, text] of await readTexts(missing)) {
    const literal = Buffer.from(JSON.stringify(text))
    kept.set(hash, literal)
    found.set(hash, literal)
  }
  return found
}
