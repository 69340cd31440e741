import { ApiError } from '../../lib/api/api_error.ts'
import { t } from '../../lib/text/text.ts'

/** The page was changed elsewhere first. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale'
}

/** Refusals are final; a missing answer, an overload and a lost session are not. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status } = error
  if (status === 401 || status === 408 || status === 409 || status === 429) return false
  return status >= 400 && status < 500
}

/** The server's sentence, or a general one if there was no answer. */
export function reasonOf(error: unknown): string {
  const said = error instanceof ApiError ? error.lines.join(' ') : ''
  if (said) return said
  const isSilence = error instanceof ApiError && error.status === 0
  return isSilence ? t('api.no_answer') : t('api.unexpected')
}
