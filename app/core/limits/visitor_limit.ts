import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { visitorOf } from '#core/http/visitor'
import { secondsToWaitAt, type Allowance } from '#core/limits/limits'
import { TooManyRequests } from '#core/limits/too_many_requests'

/** Limits how often one visitor may make a call; beyond that the answer is 429. */
export function visitorLimit(what: string, ...allowances: Allowance[]) {
  return async ({ request }: HttpContext, next: NextFn) => {
    const wait = await secondsToWaitAt(what, visitorOf(request.request), allowances)
    if (wait > 0) throw new TooManyRequests(wait)
    return next()
  }
}
