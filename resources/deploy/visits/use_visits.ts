import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { keys, visits, type VisitRange } from '../../lib/api/main.ts'

/** Visits are stored every few seconds. */
const REFRESH = 15_000

export function useVisits(websiteId: string, range: VisitRange) {
  return useQuery({
    queryKey: keys.websites.visits(websiteId, range),
    queryFn: ({ signal }) => visits.read(websiteId, range, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: REFRESH,
  })
}
