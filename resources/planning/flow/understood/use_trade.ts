import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorSentence, keys, planning } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { toast } from '../../../ui/toast/toast_store.ts'
import type { PlanAnswer } from '../plan_flow.ts'

/** Puts right what a plan was understood to be for. */
export function useCorrectTrade(planId: string, onChanged: (plan: PlanAnswer) => void) {
  const client = useQueryClient()
  const mutationKey = keys.plan.changes(planId)
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: (trade: string) => planning.correctTrade(planId, trade),
    onSuccess: (plan) => {
      onChanged(plan)
      void client.invalidateQueries({ queryKey: keys.plan.directions(planId) })
    },
    onError: (error) => toast.error(errorSentence(error, t('planning.flow.understood.not_taken'))),
  })
}

/** Every trade there is to choose from; asked for when somebody wants to see them. */
export function useTrades(planId: string, { wanted }: { wanted: boolean }) {
  return useQuery({
    queryKey: keys.plan.trades(planId),
    queryFn: ({ signal }) => planning.trades(planId, signal),
    staleTime: Infinity,
    enabled: wanted,
  })
}
