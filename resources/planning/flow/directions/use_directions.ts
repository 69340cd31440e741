import { useIsFetching, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorSentence, keys, planning, type Direction } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { toast } from '../../../ui/toast/toast_store.ts'
import type { SheetStore } from '../../sheet/state/sheet_store.ts'

interface ReviewedPlan {
  planId: string
  store: SheetStore
  /** How often the sheet has been answered: the looks follow it. */
  answers: number
  onPlan: (plan: string) => void
}

/**
 * The directions of a plan under review. A choice shows at once and is taken back, with the reason,
 * where the server refuses it.
 */
export function useDirections({ planId, store, answers, onPlan }: ReviewedPlan) {
  const client = useQueryClient()
  const queryKey = keys.plan.directions(planId)
  const mutationKey = keys.plan.changes(planId)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => planning.directions(planId, signal),
    // They follow the sheet, but not each letter of it.
    staleTime: Infinity,
  })

  const choose = useMutation({
    mutationKey,
    // One after the other, as they were made.
    scope: { id: mutationKey.join('/') },
    mutationFn: (direction: string) =>
      store.between(() => planning.chooseDirection(planId, direction)),
    onMutate: async (direction) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Direction[]>(queryKey)
      client.setQueryData<Direction[]>(queryKey, (list) => chosenIn(list, direction))
      return { before }
    },
    onSuccess: ({ directions, design_plan: plan }) => {
      // An older answer must not turn back a newer choice.
      if (client.isMutating({ mutationKey }) > 1) return
      client.setQueryData(queryKey, directions)
      onPlan(plan)
    },
    onError: (error, _, context) => {
      client.setQueryData(queryKey, context?.before)
      void client.invalidateQueries({ queryKey })
      toast.error(errorSentence(error, t('planning.flow.directions.not_chosen')))
    },
  })

  const [drawnFor, setDrawnFor] = useState(FIRST_ANSWER)
  useEffect(() => {
    if (answers <= FIRST_ANSWER) return
    const refetch = () => {
      const done = client.invalidateQueries({ queryKey: keys.plan.directions(planId) })
      void done.then(() => setDrawnFor(answers))
    }
    const timer = setTimeout(refetch, CALM)
    return () => clearTimeout(timer)
  }, [answers, client, planId])

  return {
    directions: query.data,
    failed: query.isError,
    retry: () => void query.refetch(),
    /** The sheet has changed since: perhaps other ones suit now. */
    stale: drawnFor < answers,
    drawing: useIsFetching({ queryKey }) > 0,
    choose: choose.mutate,
  }
}

/** The first answer is the sheet as it was when the looks were drawn. */
const FIRST_ANSWER = 1
/** Three pages are drawn anew once nobody has typed for so long. */
const CALM = 800

function chosenIn(list: Direction[] | undefined, id: string): Direction[] | undefined {
  return list?.map((direction) => ({ ...direction, chosen: direction.id === id }))
}
