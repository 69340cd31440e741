import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/**
 * A package that is read when it is first used. Some take more memory than all of ours together, and
 * a process that only shows pages never needs them.
 */
export function onFirstUse<T>(name: string): () => T {
  let read: T | undefined
  return () => (read ??= require(fileURLToPath(import.meta.resolve(name))) as T)
}
