import { t } from '../../lib/text/text.ts'
import { ErrorBanner } from '../../ui/banner/error_banner.tsx'
import type { FlowState } from './flow_state.ts'

/** The last failure in the specification's words, with the server's reason if there is one. */
export function FlowProblem({ state }: { state: FlowState }) {
  if (!state.failure) return null
  const sentence = t(`planning.flow.failed.${state.failure}`)
  const detail = state.detail === sentence ? null : state.detail
  return <ErrorBanner lines={detail ? [sentence, detail] : [sentence]} />
}
