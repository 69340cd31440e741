import { t } from '../../lib/text/text.ts'
import { PageDrawing } from '../../ui/drawing/page_drawing.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { BuildProgress } from '../build/build_progress.tsx'
import { FlowProblem } from './flow_problem.tsx'
import type { FlowState } from './flow_state.ts'
import * as styles from './plan_flow_screen.css.ts'
import { StepTitle } from './step_title.tsx'

/** The build after the approval; as soon as there is a task, with its progress and page. */
export function Creating({ state, onCancel }: { state: FlowState; onCancel: () => void }) {
  const title = <StepTitle>{t('planning.flow.creating')}</StepTitle>
  const patience = <p className={styles.patient}>{t('planning.flow.creating_time')}</p>
  if (!state.taskId) {
    return (
      <Stack gap="large" className={styles.build}>
        {title}
        <PageDrawing made={0} />
        <Waiting label={t('planning.notice.creating')} />
        {patience}
      </Stack>
    )
  }
  return (
    <Stack gap="large">
      <FlowProblem state={state} />
      <BuildProgress taskId={state.taskId} title={title} onCancel={onCancel}>
        {patience}
        <p className={styles.lead}>{t('planning.flow.creating_leave')}</p>
      </BuildProgress>
    </Stack>
  )
}
