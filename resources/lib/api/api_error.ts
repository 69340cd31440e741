import { t } from '../text/text.ts'
import { errorLines, fieldErrors } from './error_lines.ts'

interface Refusal {
  /** 0 when there was no answer. */
  status: number
  body?: unknown
  code?: string
  requestId?: string
  retryAfter?: number
}

/** A call that did not succeed, whatever the reason. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown
  readonly code: string | undefined
  readonly requestId: string | undefined
  /** Seconds until a retry, if the server gave them. */
  readonly retryAfter: number | undefined

  constructor(refusal: Refusal) {
    super(errorLines(refusal.body)[0] ?? `HTTP ${refusal.status}`)
    this.name = 'ApiError'
    this.status = refusal.status
    this.body = refusal.body
    this.code = refusal.code ?? codeIn(refusal.body)
    this.requestId = refusal.requestId
    this.retryAfter = refusal.retryAfter
  }

  get lines(): string[] {
    return errorLines(this.body)
  }

  get fields(): Record<string, string> {
    return fieldErrors(this.body)
  }

  /** One value of the body, such as `limit` of a `website_limit`. */
  detail(name: string): unknown {
    return (this.body as Record<string, unknown> | undefined)?.[name]
  }
}

/** The lines of a banner: the server's text, else the fallback of the specification and the cause. */
export function errorText(error: unknown, fallback?: string): string[] {
  if (!(error instanceof ApiError)) return [fallback ?? t('api.unexpected')]
  if (error.lines.length > 0) return error.lines
  const cause = causeOf(error)
  if (cause) return fallback ? [fallback, cause] : [cause]
  return [fallback ?? t('api.unexpected')]
}

function causeOf({ code, status }: ApiError): string | undefined {
  if (code === 'timeout') return t('api.timeout')
  return status === 0 ? t('api.no_answer') : undefined
}

/** The same on one line, for a toast. */
export function errorSentence(error: unknown, fallback?: string): string {
  return errorText(error, fallback).join(' ')
}

/** The id for support; only failures of the server have one. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.status >= 500 ? error.requestId : undefined
}

function codeIn(body: unknown): string | undefined {
  const code = (body as { code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code : undefined
}
