import { useIsFetching, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorSentence, keys, planning, type Direction } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { toast } from '../../../ui/toast/toast_store.ts'
import type { PlanAnswer } from '../plan_flow.ts'

/**
 * The directions of a plan under review. A choice shows at once and is taken back, with the reason,
 * where the server refuses it.
 */
export function useDirections(planId: string, onChanged: (plan: PlanAnswer) => void) {
  const client = useQueryClient()
  const queryKey = keys.plan.directions(planId)
  const mutationKey = keys.plan.changes(planId)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => planning.directions(planId, signal),
    // They change with the plan, and then they are asked for again.
    staleTime: Infinity,
  })

  const choose = useMutation({
    mutationKey,
    // One after the other, as they were made.
    scope: { id: mutationKey.join('/') },
    mutationFn: (direction: string) => planning.chooseDirection(planId, direction),
    onMutate: async (direction) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Direction[]>(queryKey)
      client.setQueryData<Direction[]>(queryKey, (list) => chosenIn(list, direction))
      return { before }
    },
    onSuccess: ({ directions, ...plan }) => {
      // An older answer must not turn back a newer choice.
      if (client.isMutating({ mutationKey }) > 1) return
      client.setQueryData(queryKey, directions)
      onChanged(plan)
    },
    onError: (error, _, context) => {
      client.setQueryData(queryKey, context?.before)
      void client.invalidateQueries({ queryKey })
      toast.error(errorSentence(error, t('planning.flow.directions.not_chosen')))
    },
  })

  return {
    directions: query.data,
    failed: query.isError,
    retry: () => void query.refetch(),
    drawing: useIsFetching({ queryKey }) > 0,
    choose: choose.mutate,
  }
}

function chosenIn(list: Direction[] | undefined, id: string): Direction[] | undefined {
  return list?.map((direction) => ({ ...direction, chosen: direction.id === id }))
}
