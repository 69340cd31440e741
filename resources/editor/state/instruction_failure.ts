import { ApiError } from '../../lib/api/api_error.ts'
import { t } from '../../lib/text/text.ts'

/** The message for a failed instruction: `title: detail`, by status. */
export function instructionFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t('editor.ai.failed.unknown')
  const { status } = error
  const detail = error.lines.join(' ')
  switch (status) {
    case 0:
      return t('editor.ai.failed.network', {
        detail: t(error.code === 'timeout' ? 'api.timeout' : 'api.no_answer'),
      })
    case 400:
      return t('editor.ai.failed.invalid', { detail })
    case 500:
      return t('editor.ai.failed.server', { detail })
    case 502:
      return t('editor.ai.failed.parsing', { detail })
    case 503:
      return t('editor.ai.failed.service', { detail })
    default:
      return t('editor.ai.failed.other', { status, detail })
  }
}
