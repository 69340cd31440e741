import { ApiError } from './api_error.ts'
import { EVENT_STREAM, readEvents, type ServerMessage } from './event_stream.ts'

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** JSON, unless it is a FormData. */
  body?: unknown
  query?: Record<string, string | number | undefined>
  headers?: Record<string, string>
  signal?: AbortSignal
  /** In milliseconds; by default 30 seconds. */
  timeout?: number
  /** The type of a successful answer; by default JSON. */
  reads?: 'json' | 'file'
  /**
   * Requests server-sent events and is called for each; the call ends with the last one. Without a stream
   * the answer is handled as usual.
   */
  onEvent?: (message: ServerMessage) => void
}

export interface Answer<T> {
  data: T
  etag: string | null
}

const BASE = '/api'
const TIMEOUT = 30_000

/** One request; everything but a success is thrown as an `ApiError`. */
export async function request<T>(
  path: string,
  options: CallOptions,
  access: string | null
): Promise<Answer<T>> {
  const response = await answered(path, options, access)
  if (response.ok && options.onEvent && isEventStream(response)) {
    await readEvents(response.body!, options.onEvent)
    return { data: undefined as T, etag: null }
  }
  const isFile = response.ok && options.reads === 'file'
  const body = await (isFile ? received(response.blob()) : readBody(response))
  if (response.ok && !saysItFailed(body)) {
    return { data: body as T, etag: response.headers.get('etag') }
  }

  throw new ApiError({
    status: response.status,
    body,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  })
}

async function answered(path: string, options: CallOptions, access: string | null) {
  const { method = 'GET', body, query, headers, signal, timeout = TIMEOUT } = options
  const patience = AbortSignal.timeout(timeout)
  const isForm = body instanceof FormData
  try {
    return await fetch(BASE + path + queryString(query), {
      method,
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      headers: {
        accept: options.onEvent ? `${EVENT_STREAM}, application/json;q=0.9` : 'application/json',
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(access ? { authorization: `Bearer ${access}` } : {}),
        ...headers,
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError({ status: 0, code: patience.aborted ? 'timeout' : 'no_answer' })
  }
}

function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.includes(EVENT_STREAM) ?? false
}

async function readBody(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined
  return received(response.json())
}

/** Some answers carry their outcome in the body; a status of 200 does not make a failure a success. */
export function saysItFailed(body: unknown): boolean {
  return (body as { success?: unknown } | null | undefined)?.success === false
}

/** An interrupted answer counts as no answer. */
async function received<T>(content: Promise<T>): Promise<T> {
  try {
    return await content
  } catch {
    throw new ApiError({ status: 0, code: 'no_answer' })
  }
}

function queryString(query: CallOptions['query'] = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  if (pairs.length === 0) return ''
  return '?' + new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
}
