import type { TextStore } from '../../../resources/lib/browser/text_store.ts'

/** A browser's storage, as long as the test lasts. */
export function memoryStore(entries: Record<string, string> = {}): TextStore & { size(): number } {
  const map = new Map(Object.entries(entries))
  return {
    get: (key) => map.get(key) ?? null,
    set: (key, text) => void map.set(key, text),
    remove: (key) => void map.delete(key),
    size: () => map.size,
  }
}
