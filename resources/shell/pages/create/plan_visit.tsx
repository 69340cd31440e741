import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { keys } from '../../../lib/api/main.ts'
import { useTitle } from '../../../lib/browser/use_title.ts'
import { t } from '../../../lib/text/text.ts'
import {
  PlanFlowScreen,
  forgetBuild,
  rememberBuild,
  usePlanFlow,
  type FilledRequest,
  type FlowOutcome,
  type SavedFlow,
} from '../../../planning/main.ts'
import { Page } from '../../../ui/page_header/page_header.tsx'
import { paths } from '../../paths.ts'
import { PlanLimitDialog } from './plan_limit_dialog.tsx'

interface PlanVisitProps {
  request: FilledRequest
  saved: SavedFlow
  onGoBack: () => void
  /** Called when the build has started. */
  onBuilding: () => void
}

export function PlanVisit({ request, saved, onGoBack, onBuilding }: PlanVisitProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { flow, state } = usePlanFlow({
    request,
    saved,
    onBuildStarted: (taskId) => {
      rememberBuild(taskId)
      onBuilding()
      void client.invalidateQueries({ queryKey: keys.planInfo })
    },
    onBuildCancelled: () => {
      forgetBuild()
      void client.invalidateQueries({ queryKey: keys.planInfo })
    },
    onOutcome: end,
  })
  useTitle(t('planning.flow.tab'))

  function end(outcome: FlowOutcome) {
    onBuilding()
    if (outcome.kind === 'building') {
      const notification = rememberBuild(outcome.taskId)
      return void navigate(paths.websites, { replace: true, state: { notification } })
    }
    void client.invalidateQueries({ queryKey: keys.websites.all })
    void client.invalidateQueries({ queryKey: keys.planInfo })
    void navigate(paths.preview(outcome.websiteId, { isNew: true }), { replace: true })
  }

  // At the website limit no plan is made; an existing plan can still be read.
  function closeLimit() {
    flow.dismissLimit()
    if (state.step === 'analyzing') onGoBack()
  }

  function goBack() {
    flow.drop()
    onGoBack()
  }

  return (
    <Page wide={state.step !== 'analyzing'}>
      <PlanFlowScreen flow={flow} state={state} onGoBack={goBack} />
      {state.limit && <PlanLimitDialog {...state.limit} flow={state} onCancel={closeLimit} />}
    </Page>
  )
}
