import type { Understood } from '../../lib/api/main.ts'
import { DirectionPicker } from './directions/direction_picker.tsx'
import { useDirections } from './directions/use_directions.ts'
import type { PlanAnswer } from './plan_flow.ts'
import { UnderstoodTrade } from './understood/understood_trade.tsx'
import { useCorrectTrade } from './understood/use_trade.ts'

interface ChoicesProps {
  planId: string
  understood: Understood | null
  /** The plan is being changed by feedback. */
  updating: boolean
  onChanged: (plan: PlanAnswer) => void
}

/** What can be put right about a plan without a word: its trade, and how the page looks. */
export function Choices({ planId, understood, updating, onChanged }: ChoicesProps) {
  const trade = useCorrectTrade(planId, onChanged)
  const { drawing, retry, choose, ...list } = useDirections(planId, onChanged)
  const busy = updating || trade.isPending

  return (
    <>
      {understood && (
        <UnderstoodTrade
          planId={planId}
          understood={understood}
          busy={busy}
          onCorrect={trade.mutate}
        />
      )}
      <DirectionPicker
        {...list}
        retrying={drawing}
        busy={busy || drawing}
        onRetry={retry}
        onChoose={choose}
      />
    </>
  )
}
