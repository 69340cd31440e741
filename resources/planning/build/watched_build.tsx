import { t } from '../../lib/text/text.ts'
import { ErrorBanner } from '../../ui/banner/error_banner.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { StepTitle } from '../flow/step_title.tsx'
import { lead, patient } from '../flow/plan_flow_screen.css.ts'
import { BuildProgress } from './build_progress.tsx'
import { useCancelBuild } from './use_cancel_build.ts'

/** A running build that the person returned to. */
export function WatchedBuild({ taskId, onCancelled }: { taskId: string; onCancelled: () => void }) {
  const cancel = useCancelBuild(taskId, onCancelled)
  return (
    <Stack gap="large">
      {cancel.isError && <ErrorBanner lines={[t('planning.flow.failed.cancel_failed')]} />}
      <BuildProgress
        taskId={taskId}
        title={<StepTitle>{t('planning.flow.creating')}</StepTitle>}
        onCancel={() => cancel.mutate()}
      >
        <p className={patient}>{t('planning.flow.creating_time')}</p>
        <p className={lead}>{t('planning.flow.watching_leave')}</p>
      </BuildProgress>
    </Stack>
  )
}
