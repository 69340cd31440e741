import { useQuery } from '@tanstack/react-query'
import { keys, planning } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { PageDrawing } from '../../ui/drawing/page_drawing.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Progress } from '../../ui/progress/progress.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { FlowProblem } from './flow_problem.tsx'
import type { FlowState } from './flow_state.ts'
import * as styles from './plan_flow_screen.css.ts'
import { StepTitle } from './step_title.tsx'

/** The build, as far as it is known: the server's own progress once there is a task. */
export function Creating({ state, onCancel }: { state: FlowState; onCancel: () => void }) {
  const { taskId } = state
  return (
    <Stack gap="large" className={styles.build}>
      <StepTitle>{t('planning.flow.creating')}</StepTitle>
      <FlowProblem state={state} />
      {taskId ? <TaskProgress taskId={taskId} /> : <Build status={t('planning.notice.creating')} />}
      <Stack gap="tiny">
        <p className={styles.patient}>{t('planning.flow.creating_time')}</p>
        {taskId && <p className={styles.lead}>{t('planning.flow.creating_leave')}</p>}
      </Stack>
      {taskId && (
        <div>
          <Button variant="quiet" onClick={onCancel}>
            {t('planning.flow.cancel_build')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

const EVERY = 2_000

function TaskProgress({ taskId }: { taskId: string }) {
  const { data } = useQuery({
    queryKey: keys.task(taskId),
    queryFn: ({ signal }) => planning.taskStatus(taskId, signal),
    refetchInterval: ({ state }) => (isFinal(state.data?.status) ? false : EVERY),
  })
  const status = t('planning.notice.creating')
  const words = t('planning.notice.status', { status, stage: data?.stage ?? '' })
  return <Build status={words} progress={data?.progress} />
}

function isFinal(status?: string): boolean {
  return status === 'completed' || status === 'failed'
}

/** What is made of the page is solid, what is not is still a drawing. */
function Build({ status, progress }: { status: string; progress?: number }) {
  return (
    <Stack gap="medium">
      <PageDrawing made={progress ?? 0} />
      {progress === undefined ? (
        <Waiting label={status} />
      ) : (
        <Progress status={status} percentage={progress} />
      )}
    </Stack>
  )
}
