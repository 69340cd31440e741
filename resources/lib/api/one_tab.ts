import { kept } from '../browser/storage.ts'

/** Until what one tab stores is read by the others, in milliseconds. */
const SEEN_ELSEWHERE = 200
/** Longer than a refresh may take: a tab that was closed in the middle holds nobody up for ever. */
const HELD_AT_MOST = 30_000
const LOOK_AGAIN = 50

const NAME = 'sitewright:refresh'

let queue: Promise<unknown> = Promise.resolve()

/** Does work that no other tab may do at the same time; in this tab one after the other. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  const run = () => (locks ? lockedBy(locks, work) : lockedInStorage(work))
  const mine = queue.then(run, run)
  queue = mine.catch(() => undefined)
  return mine
}

/** The lock is kept a moment longer than the work: other tabs see late what this one has stored. */
function lockedBy<T>(locks: LockManager, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const withLock = async () => {
      await work().then(resolve, reject)
      await pause(SEEN_ELSEWHERE)
    }
    locks.request(NAME, withLock).catch(reject)
  })
}

/** For browsers and addresses without locks: whoever wrote last, and still stands there, has it. */
async function lockedInStorage<T>(work: () => Promise<T>): Promise<T> {
  const mine = crypto.getRandomValues(new Uint32Array(2)).join('-')
  while (!(await takes(mine))) await pause(LOOK_AGAIN)
  try {
    return await work()
  } finally {
    setTimeout(() => holder() === mine && kept.remove(NAME), SEEN_ELSEWHERE)
  }
}

async function takes(mine: string): Promise<boolean> {
  if (holder()) return false
  kept.set(NAME, `${mine} ${Date.now() + HELD_AT_MOST}`)
  // Storage that is refused locks nobody out.
  if (!kept.get(NAME)) return true
  await pause(SEEN_ELSEWHERE)
  return holder() === mine
}

/** Who holds the lock; null where nobody does, or did for too long. */
function holder(): string | null {
  const [name, until] = (kept.get(NAME) ?? '').split(' ')
  return name && Number(until) > Date.now() ? name : null
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}
