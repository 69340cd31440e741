import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deployment as calls, keys, type Deployment } from '../lib/api/main.ts'
import { pollWhileOpen } from './deployment_state.ts'

/** Polls while a website is being published; returns the error of a failed poll. */
export function useStatusRefresh(current: Deployment | null): Error | null {
  const client = useQueryClient()
  const every = pollWhileOpen(current)
  const { error } = useQuery({
    queryKey: [...keys.deployments, 'refresh'],
    queryFn: async () => {
      const { deployments } = await calls.refreshList()
      client.setQueryData<Deployment[]>(keys.deployments, deployments)
      return Date.now()
    },
    enabled: every !== false,
    refetchInterval: every,
    retry: false,
  })
  return error
}
