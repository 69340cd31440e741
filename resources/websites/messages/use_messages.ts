import { keepPreviousData, useMutationState, useQuery } from '@tanstack/react-query'
import { keys, messages, type Message, type MessageSelection } from '../../lib/api/main.ts'

const EVERY = 60_000

/** One page of messages, without those that are being deleted. */
export function useMessages(selection: MessageSelection & { page: number }) {
  const list = useQuery({
    queryKey: keys.messages.list(selection),
    queryFn: ({ signal }) => messages.list(selection, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: EVERY,
  })
  const deleted = useMutationState({
    filters: { mutationKey: keys.messages.deletions, status: 'pending' },
    select: ({ state }) => (state.variables as Message).id,
  })
  const all = list.data?.results ?? []
  const rows = all.filter(({ id }) => !deleted.includes(id))
  return { list, rows, count: (list.data?.count ?? 0) - (all.length - rows.length) }
}
