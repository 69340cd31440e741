import { ApiError } from './api_error.ts'
import { refreshedAccess } from './refresh.ts'
import { saysItFailed } from './request.ts'
import { tokens } from './tokens.ts'

export interface UploadOptions {
  /** The sent share, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** The name of its form field. */
  field?: 'image' | 'file'
  headers?: Record<string, string>
  /** The time limit in milliseconds; the usual one is enough for 10 MB on a slow connection. */
  timeout?: number
}

const PATIENCE = 180_000

/**
 * Sends a file in a form. The only call without `fetch`, because `fetch` does not report the progress of an
 * upload.
 */
export async function upload<T>(path: string, file: File, options: UploadOptions = {}): Promise<T> {
  const access = tokens.read()?.access ?? null
  try {
    return await send<T>(path, file, options, access)
  } catch (error) {
    if (!access || !(error instanceof ApiError) || error.status !== 401) throw error
    const renewed = await refreshedAccess(access)
    if (!renewed) throw error
    return send<T>(path, file, options, renewed)
  }
}

function send<T>(
  path: string,
  file: File,
  { onProgress, signal, field = 'image', headers = {}, timeout = PATIENCE }: UploadOptions,
  access: string | null
): Promise<T> {
  const form = new FormData()
  form.append('title', file.name)
  form.append(field, file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api${path}`)
    request.responseType = 'json'
    request.timeout = timeout
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers })) {
      request.setRequestHeader(name, value)
    }
    if (access) request.setRequestHeader('authorization', `Bearer ${access}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total))
    request.addEventListener('load', () => {
      const { status, response: body } = request
      const isDone = status >= 200 && status < 300 && body && !saysItFailed(body)
      if (isDone) return resolve(body as T)
      const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined
      const requestId = request.getResponseHeader('x-request-id') ?? undefined
      reject(new ApiError({ status, body, retryAfter, requestId }))
    })
    request.addEventListener('error', () => reject(new ApiError({ status: 0, code: 'no_answer' })))
    request.addEventListener('timeout', () => reject(new ApiError({ status: 0, code: 'timeout' })))
    request.addEventListener('abort', () => reject(signal?.reason))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
