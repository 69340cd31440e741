import { lazy, Suspense } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Cluster, Stack } from '../../ui/layout/layout.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { FlowProblem } from './flow_problem.tsx'
import type { FlowState } from './flow_state.ts'
import * as styles from './plan_flow_screen.css.ts'
import { StepTitle } from './step_title.tsx'

// The markdown renderer is loaded only when a plan is shown.
const PlanText = lazy(() => import('./plan_text.tsx'))

interface AnalyzingProps {
  state: FlowState
  onRetry: () => void
  onGoBack: () => void
}

export function Analyzing({ state, onRetry, onGoBack }: AnalyzingProps) {
  return (
    <Stack gap="large">
      {!state.limit && <StepTitle>{t('planning.flow.analyzing')}</StepTitle>}
      <Stack gap="tiny">
        <span className={styles.quoteLabel}>{t('planning.flow.asked')}</span>
        <p className={styles.quote}>{state.request.prompt.trim()}</p>
      </Stack>
      {/* At the website limit no plan is made, so no progress is shown. */}
      {state.failure ? <FlowProblem state={state} /> : !state.limit && <Drawing {...state} />}
      <Cluster>
        {state.failure && <Button onClick={onRetry}>{t('planning.flow.try_again')}</Button>}
        <Button variant="quiet" onClick={onGoBack}>
          {t('planning.flow.go_back')}
        </Button>
      </Cluster>
    </Stack>
  )
}

const LINES = ['38%', '92%', '84%', '55%', '30%', '88%', '71%']

/** The plan as far as it is written; before the first words, empty lines. */
function Drawing({ plan, stage, isLong }: Pick<FlowState, 'plan' | 'stage' | 'isLong'>) {
  const lines = (
    <Waiting label={t('planning.flow.analyzing')}>
      <Stack gap="medium">
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height="1.1em" />
        ))}
      </Stack>
    </Waiting>
  )
  return (
    <Stack>
      <p className={styles.patient} role="status">
        {stage ?? t(`planning.flow.${isLong ? 'analyzing_long' : 'analyzing_time'}`)}
      </p>
      <Card tone="planned">
        {plan ? (
          <section aria-label={t('planning.flow.plan')} aria-busy>
            <Suspense fallback={lines}>
              <PlanText markdown={plan} />
            </Suspense>
          </section>
        ) : (
          lines
        )}
      </Card>
    </Stack>
  )
}
