import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { account, keys, tokens, type Session, type User } from '../api/main.ts'

export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'signed_in'; user: User }

const session = queryOptions({
  queryKey: keys.session,
  queryFn: ({ signal }) => (tokens.read() ? account.me(signal) : null),
  staleTime: 5 * 60_000,
})

/** The current user; loading at first, a guest after a failure. */
export function useSession(): SessionState {
  const { data, isPending } = useQuery(session)
  if (isPending) return { status: 'loading', user: null }
  return data ? { status: 'signed_in', user: data } : { status: 'guest', user: null }
}

/** The person, loaded again when the screen opens. */
export function useRefreshedUser() {
  const query = useQuery({ ...session, refetchOnMount: 'always' })
  return {
    user: query.data,
    isWaiting: !query.isFetchedAfterMount || (query.isError && query.isFetching),
    isFailed: query.isError,
    retry: () => void query.refetch(),
  }
}

/** Stores the person from an answer. */
export function useUserChanged() {
  const client = useQueryClient()
  return (change: Partial<User>) => {
    client.setQueryData(session.queryKey, (user) => user && { ...user, ...change })
  }
}

/** Keeps the session and its cached data in step with the tokens; used once, at the root. */
export function useSessionUpkeep(): void {
  const client = useQueryClient()
  useEffect(() => {
    return tokens.onChangedElsewhere(() => {
      if (tokens.read()) void client.invalidateQueries({ queryKey: keys.session })
      else becomeGuest(client)
    })
  }, [client])
}

export function useSignedIn() {
  const client = useQueryClient()
  return (session: Session, options: { remember: boolean }) => {
    tokens.store(session, options)
    becomeGuest(client)
    client.setQueryData(keys.session, session.user)
  }
}

/** Clears the person's data from the cache. */
function becomeGuest(client: QueryClient): void {
  // A running request belongs to the previous person.
  void client.cancelQueries({ queryKey: keys.session })
  client.removeQueries({ predicate: (query) => !isPublic(query.queryKey) })
  client.setQueryData(keys.session, null)
}

function isPublic(key: readonly unknown[]): boolean {
  return key[0] === keys.session[0] || key[0] === keys.configuration[0]
}
