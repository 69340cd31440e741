import { useQuery } from '@tanstack/react-query'
import { keys, messages } from '../../lib/api/main.ts'

const EVERY = 60_000

/** The number for the menu, asked again while the tab is visible; 0 while it is not known. */
export function useUnreadMessages(): number {
  const { data } = useQuery({
    queryKey: keys.messages.unread,
    queryFn: ({ signal }) => messages.unread(signal),
    refetchInterval: EVERY,
  })
  return data?.unread ?? 0
}
