import { ApiError } from './api_error.ts'
import { EVENT_STREAM, readEvents, type ServerMessage } from './event_stream.ts'

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** JSON, unless it is a FormData. */
  body?: unknown
  query?: Record<string, string | number | undefined>
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Milliseconds; 30 seconds unless told. */
  timeout?: number
  /** What the answer holds where it succeeds; JSON unless told. */
  reads?: 'json' | 'file'
  /**
   * Asks for server-sent events and takes each as it comes; the call ends with the last one. A
   * server that answers whole does so as ever.
   */
  onEvent?: (message: ServerMessage) => void
}

export interface Answer<T> {
  data: T
  etag: string | null
}

const BASE = '/api'
const TIMEOUT = 30_000

/** One exchange with the server; everything that is no success is thrown as an `ApiError`. */
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
  if (response.ok) return { data: body as T, etag: response.headers.get('etag') }

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

/** Cut off on the way is the same as no answer, for a success would otherwise hold nothing. */
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
