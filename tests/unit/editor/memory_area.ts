/** A browser's storage, as long as the test lasts; a full one refuses to write. */
export function memoryArea({ full = false } = {}) {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem(name: string, text: string) {
      if (full) throw new DOMException('No room.', 'QuotaExceededError')
      entries.set(name, text)
    },
    removeItem: (name: string) => void entries.delete(name),
  }
}

/** Locks as `navigator.locks` gives them out: one holder a name, the others are told or wait. */
export function memoryLocks(): LockManager {
  const held = new Set<string>()
  const request = async (name: string, ...rest: unknown[]) => {
    const act = rest.at(-1) as (lock: unknown) => unknown
    if (held.has(name)) return act(null)
    held.add(name)
    try {
      return await act({ name })
    } finally {
      held.delete(name)
    }
  }
  return { request } as unknown as LockManager
}
