import { readOperation, type EditOperation } from '../engine/operation.ts'
import { randomName } from './random_name.ts'

type Area = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

export interface ShelfOptions {
  websiteId: string
  storage: () => Area
  /** Missing if the address is neither https nor localhost. */
  locks: LockManager | undefined
  now: () => number
}

/** Stores the unsent changes of one open editor, and has those that earlier ones left. */
export interface Shelf {
  readonly found: readonly EditOperation[]
  /** Returns false if the browser cannot store them. */
  keep(operations: readonly EditOperation[]): boolean
  close(): void
}

const PREFIX = 'sitewright:edits:'

/**
 * Each open editor has a shelf and a lock on it. A shelf without a lock belongs to an editor that was
 * closed, reloaded or that crashed: its changes are taken over, so nothing is lost or sent twice.
 */
export async function openShelf({ websiteId, storage, locks, now }: ShelfOptions): Promise<Shelf> {
  const area = guarded(storage)
  const prefix = `${PREFIX}${websiteId}:`
  const name = `${prefix}${now()}-${randomName()}`
  const release = await hold(locks, name)

  const found: EditOperation[] = []
  const abandoned: string[] = []
  for (const other of area.names(prefix)) {
    if (await isHeld(locks, other)) continue
    abandoned.push(other)
    found.push(...parsed(area.read(other)))
  }
  if (found.length > 0) area.write(name, JSON.stringify(found))
  for (const other of abandoned) area.remove(other)

  return {
    found,
    keep(operations) {
      if (operations.length > 0) return area.write(name, JSON.stringify(operations))
      area.remove(name)
      return true
    },
    close: release,
  }
}

function parsed(text: string | null): EditOperation[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.flatMap((value) => readOperation(value) ?? []) : []
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
