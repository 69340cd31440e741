import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { hosts } from '#config/hosts'
import { TooManyRequests } from '#core/limits/too_many_requests'
import { networkOf } from '#core/limits/network'
import { isLoopback } from '#core/loopback'
import env from '#start/env'

/** A number of requests per duration, such as `{ requests: 5, duration: '1 minute' }`. */
export interface Allowance {
  requests: number
  duration: string
}

/** Counts one action; returns the seconds to wait if there were too many, otherwise 0. */
export async function secondsToWait(
  what: string,
  who: string,
  allowances: Allowance[]
): Promise<number> {
  if (env.get('RATE_LIMITS') === 'off') return 0
  const waits = allowances.map((allowance) => waitFor(`${what}:${who}`, allowance))
  return Math.max(...(await Promise.all(waits)))
}

/** The same for the visitor at an address. On the local machine visitors are not counted. */
export async function secondsToWaitAt(
  what: string,
  address: string,
  allowances: Allowance[]
): Promise<number> {
  if (!hosts.isPublic && isLoopback(address)) return 0
  return secondsToWait(what, networkOf(address), allowances)
}

/** Counts one action and throws the answer 429 if there were too many. */
export async function spend(what: string, who: string, allowances: Allowance[]): Promise<void> {
  const wait = await secondsToWait(what, who, allowances)
  if (wait > 0) throw new TooManyRequests(wait)
}

/** Resets the count, for example after a correct password. */
export async function forgive(what: string, who: string, allowances: Allowance[]): Promise<void> {
  await Promise.all(allowances.map((allowance) => limiter.use(allowance).delete(`${what}:${who}`)))
}

async function waitFor(key: string, allowance: Allowance): Promise<number> {
  try {
    await limiter.use(allowance).consume(key)
    return 0
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return Math.max(1, error.response.availableIn)
    throw error
  }
}
