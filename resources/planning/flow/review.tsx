import { useIsMutating } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { Choices } from './choices.tsx'
import { FeedbackForm } from './feedback_form.tsx'
import { FlowProblem } from './flow_problem.tsx'
import type { FlowState } from './flow_state.ts'
import type { PlanAnswer } from './plan_flow.ts'
import * as styles from './plan_flow_screen.css.ts'
import { StepTitle } from './step_title.tsx'

// Only who has a plan to read needs the reader of markdown.
const PlanText = lazy(() => import('./plan_text.tsx'))

interface ReviewProps {
  state: FlowState
  onFeedback: (feedback: string) => void
  onUpdate: () => void
  onApprove: () => void
  /** The plan came out another way than by feedback. */
  onChanged: (plan: PlanAnswer) => void
  onGoBack: () => void
}

export function Review(props: ReviewProps) {
  const { state, onFeedback, onUpdate, onApprove, onChanged, onGoBack } = props
  const planId = state.planId!
  const updating = state.step === 'updating'
  // What is approved must be what is shown.
  const changing = useIsMutating({ mutationKey: keys.plan.changes(planId) }) > 0
  return (
    <Stack gap="large">
      <Stack gap="tiny">
        <StepTitle>{t(updating ? 'planning.flow.updating' : 'planning.flow.review')}</StepTitle>
        <p className={styles.lead}>
          {t(updating ? 'planning.flow.updating_lead' : 'planning.flow.review_lead')}
        </p>
      </Stack>
      <FlowProblem state={state} />
      <Choices
        planId={planId}
        understood={state.understood}
        updating={updating}
        onChanged={onChanged}
      />
      <div className={styles.review}>
        <section aria-label={t('planning.flow.plan')} aria-busy={updating} className={styles.plan}>
          <Card tone="planned">
            <Suspense fallback={<Waiting />}>
              <PlanText markdown={state.plan} />
            </Suspense>
          </Card>
        </section>
        <div className={styles.desk}>
          <Button size="large" full disabled={updating || changing} onClick={onApprove}>
            {t('planning.flow.approve')}
          </Button>
          <FeedbackForm
            feedback={state.feedback}
            busy={updating}
            held={changing}
            onChange={onFeedback}
            onSubmit={onUpdate}
          />
          <Button variant="plain" full onClick={onGoBack}>
            {t('planning.flow.go_back')}
          </Button>
        </div>
      </div>
    </Stack>
  )
}
