import { randomName } from '../browser/random_name.ts'

type Area = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

export interface KeptChangesOptions<Change> {
  /** What they belong to, such as `edits:<website id>`. */
  name: string
  /** Reads a stored change; undefined if it is invalid. */
  read: (value: unknown) => Change | undefined
  storage: () => Area
  /** Missing if the address is neither https nor localhost, or if no other tab has this storage. */
  locks?: LockManager | undefined
  now: () => number
}

/** Stores the unsent changes of one open screen, and has those that earlier ones left. */
export interface KeptChanges<Change> {
  readonly found: readonly Change[]
  /** Returns false if the browser cannot store them. */
  keep(changes: readonly Change[]): boolean
  close(): void
}

/**
 * Each open screen has an entry and a lock on it. An entry without a lock belongs to a screen that was
 * closed, reloaded or that crashed: its changes are taken over, so nothing is lost or sent twice.
 */
export async function openKeptChanges<Change>(
  options: KeptChangesOptions<Change>
): Promise<KeptChanges<Change>> {
  const { locks, read } = options
  const area = guarded(options.storage)
  const prefix = `sitewright:${options.name}:`
  const name = `${prefix}${options.now()}-${randomName()}`
  const release = await hold(locks, name)

  const found: Change[] = []
  const abandoned: string[] = []
  for (const other of area.names(prefix)) {
    if (await isHeld(locks, other)) continue
    abandoned.push(other)
    found.push(...parsed(area.read(other)).flatMap((value) => read(value) ?? []))
  }
  if (found.length > 0) area.write(name, JSON.stringify(found))
  for (const other of abandoned) area.remove(other)

  return {
    found,
    keep(changes) {
      if (changes.length > 0) return area.write(name, JSON.stringify(changes))
      area.remove(name)
      return true
    },
    close: release,
  }
}

function parsed(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

async function hold(locks: LockManager | undefined, name: string): Promise<() => void> {
  if (!locks) return () => {}
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await new Promise<void>((granted, refused) => {
    const whenGranted = () => {
      granted()
      return released
    }
    locks.request(name, whenGranted).catch(refused)
  })
  return release
}

async function isHeld(locks: LockManager | undefined, name: string): Promise<boolean> {
  if (!locks) return false
  return locks.request(name, { ifAvailable: true }, (lock) => lock === null)
}

/** Storage that may be unavailable or full; then `write` returns false. */
function guarded(storage: () => Area) {
  const attempt = <T>(act: (area: Area) => T, otherwise: T): T => {
    try {
      return act(storage())
    } catch {
      return otherwise
    }
  }
  return {
    names: (prefix: string) =>
      attempt((area) => {
        const all = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
        return all.filter((name) => name.startsWith(prefix)).sort()
      }, []),
    read: (name: string) => attempt((area) => area.getItem(name), null),
    write: (name: string, text: string) =>
      attempt((area) => {
        area.setItem(name, text)
        return true
      }, false),
    remove: (name: string) => attempt((area) => area.removeItem(name), undefined),
  }
}
