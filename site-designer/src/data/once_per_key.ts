/** Calls `make` once for each key and keeps the result as long as the process runs. */
export function oncePerKey<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)!
  }
}
