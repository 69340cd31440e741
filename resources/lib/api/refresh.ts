import type { TokenPair } from '#contract/api/account'
import { ApiError } from './api_error.ts'
import { request } from './request.ts'
import { tokens } from './tokens.ts'

/** Until what one tab stores is read by the others, in milliseconds. */
const SEEN_ELSEWHERE = 200

let queue: Promise<unknown> = Promise.resolve()

/**
 * A new access token in place of the one that was refused, or null where the session is over.
 * One tab asks at a time; whoever waited takes what the first one got.
 */
export function refreshedAccess(refused: string): Promise<string | null> {
  return oneAtATime(async () => {
    const held = tokens.read()
    if (!held) return null
    if (held.access !== refused) return held.access
    return renew(held)
  })
}

async function renew(held: TokenPair): Promise<string | null> {
  try {
    const body = { refresh: held.refresh }
    const { data } = await request<Partial<TokenPair>>(
      '/users/token/refresh/',
      { method: 'POST', body },
      null
    )
    if (!data.access) throw new ApiError({ status: 500, body: data })
    // Signed out meanwhile: the answer must not bring the session back.
    if (tokens.read()?.refresh !== held.refresh) return tokens.read()?.access ?? null
    tokens.replace({ access: data.access, refresh: data.refresh ?? held.refresh })
    return data.access
  } catch (error) {
    if (passes(error)) throw error
    if (tokens.read()?.refresh === held.refresh) tokens.end()
    return null
  }
}

/** No answer and "come again later" are no refusal: neither must sign anybody out. */
function passes(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429)
}

/** Across tabs where the browser has locks (secure origins); in this tab everywhere. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined
  const run = () => (locks ? lockedTo(locks, work) : work())
  const mine = queue.then(run, run)
  queue = mine.catch(() => undefined)
  return mine
}

/** The lock is kept a moment longer than the work: other tabs see late what this one has stored. */
function lockedTo<T>(locks: LockManager, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const withLock = async () => {
      await work().then(resolve, reject)
      await new Promise((done) => setTimeout(done, SEEN_ELSEWHERE))
    }
    locks.request('sitewright:refresh', withLock).catch(reject)
  })
}
