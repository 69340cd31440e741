import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { keys, websites } from '../../lib/api/main.ts'
import { RENEW_AFTER } from '../steady_address.ts'
import { PAGE_SIZE } from './paging.ts'

/** One page of the person's websites. It is read anew before its preview addresses lapse. */
export function useWebsitePage(page: number) {
  return useQuery({
    queryKey: keys.websites.list(page),
    queryFn: ({ signal }) => websites.list({ page, page_size: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: RENEW_AFTER,
  })
}
