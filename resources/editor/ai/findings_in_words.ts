import type { MeasuredFinding } from '#contract/measuring'
import { isOnPhone } from '../../lib/measuring/measure_everywhere.ts'
import { t } from '../../lib/text/text.ts'

const MOST = 3

/**
 * What a browser has found, or found in the past, in plain words: each text once, with where it is
 * seen.
 */
export function findingsInWords(
  findings: readonly MeasuredFinding[],
  { past = false } = {}
): string[] {
  const told = Map.groupBy(findings, ({ fault, text }) => `${fault} ${text}`)
  return [...told.values()].slice(0, MOST).map((same) => {
    const [{ fault, text }] = same as [MeasuredFinding]
    const what = t(`editor.ai.measured.${fault}`, { text, past })
    const onPhone = same.filter(isOnPhone)
    if (onPhone.length === same.length) return t('editor.ai.measured.on_phone', { what })
    if (onPhone.length === 0) return t('editor.ai.measured.on_desk', { what })
    return t('editor.ai.measured.everywhere', { what })
  })
}
