import { useIsFetching, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorSentence, keys, planning, type Direction } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { toast } from '../../../ui/toast/toast_store.ts'
import type { SheetStore } from '../../sheet/state/sheet_store.ts'

interface ReviewedPlan {
  planId: string
  store: SheetStore
  /** The number of saved sheets; the looks are loaded again for each. */
  answers: number
  onPlan: (plan: string) => void
}

/**
 * The directions of a plan under review. A choice is shown at once, and reverted with the reason if the
 * server refuses it.
 */
export function useDirections({ planId, store, answers, onPlan }: ReviewedPlan) {
  const client = useQueryClient()
  const queryKey = keys.plan.directions(planId)
  const mutationKey = keys.plan.changes(planId)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => planning.directions(planId, signal),
    // Loaded after a pause in changes, not after each letter.
    staleTime: Infinity,
  })

  const choose = useMutation({
    mutationKey,
    // Choices are sent in order.
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
      // An older answer must not revert a newer choice.
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
    /** The sheet has changed since, so other directions may suit it. */
    stale: drawnFor < answers,
    drawing: useIsFetching({ queryKey }) > 0,
    choose: choose.mutate,
  }
}

/** The first answer is the sheet that the looks were made from. */
const FIRST_ANSWER = 1
/** The pause in typing before the three pages are made again, in milliseconds. */
const CALM = 800

function chosenIn(list: Direction[] | undefined, id: string): Direction[] | undefined {
  return list?.map((direction) => ({ ...direction, chosen: direction.id === id }))
}
