import { kept } from '../browser/storage.ts'

/** The time until other tabs see what one tab has stored, in milliseconds. */
const SEEN_ELSEWHERE = 200
/** Longer than a refresh may take, so that a closed tab does not block the others for ever. */
const HELD_AT_MOST = 30_000
const LOOK_AGAIN = 50

const NAME = 'sitewright:refresh'

let queue: Promise<unknown> = Promise.resolve()

/** Runs work that only one tab may do at a time; within this tab one after the other. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  const run = () => (locks ? lockedBy(locks, work) : lockedInStorage(work))
  const mine = queue.then(run, run)
  queue = mine.catch(() => undefined)
  return mine
}

/** Holds the lock slightly longer than the work, because other tabs see stored data with a delay. */
function lockedBy<T>(locks: LockManager, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const withLock = async () => {
      await work().then(resolve, reject)
      await pause(SEEN_ELSEWHERE)
    }
    locks.request(NAME, withLock).catch(reject)
  })
}

/** A lock in storage, for browsers and addresses without Web Locks: the last writer has it. */
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
  // Without storage there is no lock, so nobody is blocked.
  if (!kept.get(NAME)) return true
  await pause(SEEN_ELSEWHERE)
  return holder() === mine
}

/** The holder of the lock; null if there is none or it has expired. */
function holder(): string | null {
  const [name, until] = (kept.get(NAME) ?? '').split(' ')
  return name && Number(until) > Date.now() ? name : null
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}
