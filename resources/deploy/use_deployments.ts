import { useQuery } from '@tanstack/react-query'
import { deployment as calls, keys } from '../lib/api/main.ts'

/** All deployments of the person's websites. */
export function useDeployments() {
  return useQuery({
    queryKey: keys.deployments,
    queryFn: ({ signal }) => calls.list(signal),
  })
}
