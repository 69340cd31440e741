import { useQuery } from '@tanstack/react-query'
import { keys, websites } from '../../lib/api/main.ts'
import { RENEW_AFTER } from '../steady_address.ts'

/** One website; loaded again before its preview address expires. */
export function useWebsite(id: string) {
  return useQuery({
    queryKey: keys.websites.one(id),
    queryFn: ({ signal }) => websites.get(id, signal),
    refetchInterval: RENEW_AFTER,
    refetchIntervalInBackground: true,
  })
}
