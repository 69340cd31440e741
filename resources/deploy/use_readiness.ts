import { useQuery } from '@tanstack/react-query'
import { deployment as calls, keys } from '../lib/api/main.ts'

/** How far a website's newest saved version is from being published; looked at anew when shown. */
export function useReadiness(websiteId: string) {
  return useQuery({
    queryKey: keys.websites.readiness(websiteId),
    queryFn: ({ signal }) => calls.readiness(websiteId, signal),
    staleTime: 0,
  })
}
