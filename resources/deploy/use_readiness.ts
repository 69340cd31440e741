import { useQuery } from '@tanstack/react-query'
import { deployment as calls, keys } from '../lib/api/main.ts'

/** The readiness of a website's newest version; loaded again whenever it is shown. */
export function useReadiness(websiteId: string) {
  return useQuery({
    queryKey: keys.websites.readiness(websiteId),
    queryFn: ({ signal }) => calls.readiness(websiteId, signal),
    staleTime: 0,
  })
}
