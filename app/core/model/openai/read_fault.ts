import { clock } from '#core/clock'
import { ModelFailure, type ModelFailureKind } from '#core/model/model_failure'
import { ModelFault } from '#core/model/openai/model_fault'

/** As the package throws it: an answer with an error status, or an error in the middle of a stream. */
interface ServerError {
  status?: number
  code?: unknown
  type?: unknown
  headers?: Headers
  message: string
}

const QUOTA = /insufficient_quota|billing|credit|exceeded your current quota/i
const TOO_LONG =
  /context_length_exceeded|exceed_context_size|context (length|size|window)|too many tokens|prompt is too long/i
const FILTERED = /content_filter|content_policy|moderation|flagged/i

/** Classifies a failed request. */
export function readFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error
  if (error instanceof SyntaxError) return passing('broken_answer', error.message)
  if (!(error instanceof Error)) return passing('unavailable', String(error))

  const { status, code, type, headers } = error as ServerError
  const message = withoutMarkup(error.message)
  const marks = [code, type, message].join(' ')
  const number = status ?? (Number(code) || undefined)

  if (number === 402 || QUOTA.test(marks)) return lasting('quota', message)
  if (number === 413 || TOO_LONG.test(marks)) return lasting('too_long', message)
  if (FILTERED.test(marks)) return lasting('filtered', message)
  switch (number) {
    case undefined:
      return passing('unavailable', message)
    case 401:
    case 403:
    case 404:
      return lasting('unauthorized', message)
    case 408:
      return passing('too_slow', message)
    case 429:
      return passing('rate_limited', message, retryAfter(headers))
    default:
      return number >= 500
        ? passing('unavailable', message, retryAfter(headers))
        : lasting('unavailable', message)
  }
}

/** A retry may help. */
export function passing(kind: ModelFailureKind, message: string, retryAfterSeconds?: number) {
  return new ModelFault(new ModelFailure(kind, message, retryAfterSeconds), { mayPass: true })
}

/** The same request would fail again. */
export function lasting(kind: ModelFailureKind, message: string) {
  return new ModelFault(new ModelFailure(kind, message), { mayPass: false })
}

/** In seconds; the header contains a number of seconds or a date. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  if (seconds >= 0) return Math.ceil(seconds)
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - clock.millis()) / 1000))
}

/** A gateway answers with an HTML page; the log needs only its status. */
function withoutMarkup(message: string): string {
  const markup = message.search(/<[!a-z]/i)
  return (markup < 0 ? message : `${message.slice(0, markup)}(a page)`).slice(0, 300)
}
