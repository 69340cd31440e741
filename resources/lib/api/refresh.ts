import type { TokenPair } from '#contract/api/account'
import { ApiError } from './api_error.ts'
import { oneAtATime } from './one_tab.ts'
import { request } from './request.ts'
import { tokens } from './tokens.ts'

/**
 * A new access token instead of the refused one, or null if the session has ended. One tab requests it
 * at a time; waiting tabs use its result.
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

/** A missing answer and "try again later" are not refusals, so they must not sign the person out. */
function passes(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429)
}
