import { ApiError } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'

/** The meaning of a failed change for the sheet. */
export type Failure =
  | { kind: 'refused'; fields: Record<string, string>; reason: string }
  | { kind: 'conflict' | 'closed' }
  /** Worth repeating `after` this many milliseconds. */
  | { kind: 'offline' | 'waiting'; after: number }

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'waiting', after: 0 }
  const { status, code, fields, lines } = error
  const after = (error.retryAfter ?? 0) * 1_000
  if (status === 0) return { kind: 'offline', after }
  if (status === 409 || status === 412) {
    return { kind: code === 'plan_approved' ? 'closed' : 'conflict' }
  }
  if (status === 404 || status === 410) return { kind: 'closed' }
  if (status === 401 || status === 408 || status === 429 || status >= 500) {
    return { kind: 'waiting', after }
  }
  return { kind: 'refused', fields, reason: lines.join(' ') || t('api.unexpected') }
}
