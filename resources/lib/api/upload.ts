import { ApiError } from './api_error.ts'
import { refreshedAccess } from './refresh.ts'
import { tokens } from './tokens.ts'

export interface UploadOptions {
  /** How much has left, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** The form's field that holds it. */
  field?: 'image' | 'file'
}

/** Most that a file of 10 MB needs on a slow line. */
const PATIENCE = 180_000

/**
 * Sends a file in a form. It is the one call that is not made by `fetch`, which
 * cannot say how much of it has left.
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
  { onProgress, signal, field = 'image' }: UploadOptions,
  access: string | null
): Promise<T> {
  const form = new FormData()
  form.append('title', file.name)
  form.append(field, file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api${path}`)
    request.responseType = 'json'
    request.timeout = PATIENCE
    request.setRequestHeader('accept', 'application/json')
    if (access) request.setRequestHeader('authorization', `Bearer ${access}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded / total))
    request.addEventListener('load', () => {
      const { status, response: body } = request
      if (status >= 200 && status < 300 && body) return resolve(body as T)
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
