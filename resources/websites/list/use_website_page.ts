import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { WEBSITES_PER_PAGE } from '#contract/limits'
import { keys, websites } from '../../lib/api/main.ts'
import { RENEW_AFTER } from '../steady_address.ts'

/** One page of the person's websites; loaded again before its preview addresses expire. */
export function useWebsitePage(page: number) {
  return useQuery({
    queryKey: keys.websites.list(page),
    queryFn: ({ signal }) => websites.list({ page, page_size: WEBSITES_PER_PAGE }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: RENEW_AFTER,
  })
}
