import { ApiError } from './api_error.ts'
import { refreshedAccess } from './refresh.ts'
import { request, type Answer, type CallOptions } from './request.ts'
import { tokens } from './tokens.ts'

/** A call as the person who is signed in. A 401 gets one refresh and one retry. */
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

/** Calls that open a session: no bearer, and a 401 is their own answer. */
export async function callAsGuest<T>(path: string, options: CallOptions): Promise<T> {
  const { data } = await request<T>(path, options, null)
  return data
}
