import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { keys, payments, planning, type Subscription } from '../lib/api/main.ts'
import { useUserChanged } from '../lib/session/use_session.ts'

/** The subscription and the use of its plan. With `every`, asked again after that many milliseconds. */
export function useSubscription(every: number | false) {
  const subscription = useQuery({
    queryKey: keys.subscription,
    queryFn: ({ signal }) => payments.subscription(signal),
    refetchOnMount: 'always',
    refetchInterval: every,
  })
  const usage = useQuery({
    queryKey: keys.planInfo,
    queryFn: ({ signal }) => planning.planInfo(signal),
  })
  const plan = subscription.data?.subscription_type
  useFollowed(plan)
  return {
    subscription: subscription.data,
    usage: usage.data?.plan_info,
    isPending: subscription.isPending || usage.isPending,
    isFetching: subscription.isFetching || usage.isFetching,
    retry: () => {
      void subscription.refetch()
      void usage.refetch()
    },
  }
}

/** Everything that depends on the plan is loaded again when it has changed. */
function useFollowed(plan: Subscription['subscription_type'] | undefined) {
  const client = useQueryClient()
  const changeUser = useUserChanged()
  const follow = useEffectEvent((changed: Subscription['subscription_type']) => {
    changeUser({ subscription_type: changed })
    void client.invalidateQueries({ queryKey: keys.planInfo })
    void client.invalidateQueries({ queryKey: keys.payments })
  })
  useEffect(() => {
    if (plan) follow(plan)
  }, [plan])
}
