import { useEffect, useState } from 'react'
import { errorText, planning, websiteLimitIn } from '../../lib/api/main.ts'
import { schedule } from '../../lib/browser/schedule.ts'
import { useStore } from '../../lib/store.ts'
import { t } from '../../lib/text/text.ts'
import type { FilledRequest } from '../form/design_request.ts'
import { PlanFlow, type FlowOutcome, type Refusal } from './plan_flow.ts'
import type { SavedFlow } from './saved_flow.ts'

interface VisitOptions {
  request: FilledRequest
  saved: SavedFlow
  onBuildStarted: (taskId: string) => void
  onBuildCancelled: (taskId: string) => void
  onOutcome: (outcome: FlowOutcome) => void
}

/** The flow of one visit, from when its screen is shown until it is left. */
export function usePlanFlow(visit: VisitOptions) {
  const [flow] = useState(() => {
    return new PlanFlow({
      ...visit,
      calls: {
        analyze: planning.analyze,
        takeUp: planning.takeUpPlan,
        drop: planning.deletePlan,
        update: planning.updatePlan,
        approve: planning.approvePlan,
        cancel: planning.cancelBuild,
      },
      refusalOf,
      schedule,
    })
  })
  useEffect(() => {
    flow.start()
    return () => flow.leave()
  }, [flow])

  return { flow, state: useStore(flow) }
}

function refusalOf(error: unknown): Refusal {
  const limit = websiteLimitIn(error)
  if (limit) return { limit }
  const lines = errorText(error).filter((line) => line !== t('api.unexpected'))
  return { detail: lines.join(' ') || null }
}
