import { ApiError } from './api_error.ts'
import { refreshedAccess } from './refresh.ts'
import { request, type Answer, type CallOptions } from './request.ts'
import { tokens } from './tokens.ts'

/** A call of the signed-in person. After a 401 the token is refreshed and the call repeated once. */
export async function answer<T>(path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const access = tokens.read()?.access ?? null
  try {
    return await request<T>(path, options, access)
  } catch (error) {
    if (!access || !(error instanceof ApiError) || error.status !== 401) throw error
    const renewed = await refreshedAccess(access)
    if (!renewed) throw error
    return request<T>(path, options, renewed)
  }
}

/** The same, where only the body matters. */
export async function call<T>(path: string, options?: CallOptions): Promise<T> {
  const { data } = await answer<T>(path, options)
  return data
}

/** Calls that open a session: without a bearer token, and without a retry after a 401. */
export async function callAsGuest<T>(path: string, options: CallOptions): Promise<T> {
  const { data } = await request<T>(path, options, null)
  return data
}
