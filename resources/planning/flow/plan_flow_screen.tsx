import { Analyzing } from './analyzing.tsx'
import { Creating } from './creating.tsx'
import type { FlowState } from './flow_state.ts'
import type { PlanFlow } from './plan_flow.ts'
import { Review } from './review.tsx'
import { Steps } from './steps.tsx'

interface PlanFlowScreenProps {
  flow: PlanFlow
  state: FlowState
  onGoBack: () => void
}

/** From the request to the approved plan: one step at a time. */
export function PlanFlowScreen({ flow, state, onGoBack }: PlanFlowScreenProps) {
  return (
    <>
      <Steps at={state.step} />
      {state.step === 'analyzing' && (
        <Analyzing state={state} onRetry={() => flow.retry()} onGoBack={onGoBack} />
      )}
      {(state.step === 'plan_review' || state.step === 'updating') && (
        <Review
          state={state}
          onFeedback={(feedback) => flow.typeFeedback(feedback)}
          onUpdate={() => flow.update()}
          onChoose={(words, reading) => flow.choose(words, reading)}
          onApprove={() => flow.approve()}
          onPlan={(plan) => flow.take(plan)}
          onGoBack={onGoBack}
        />
      )}
      {state.step === 'creating' && (
        <Creating state={state} onCancel={() => void flow.cancelBuild()} />
      )}
    </>
  )
}
