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

/** Who is here. Loading until the current user was asked for; a failure means a guest. */
export function useSession(): SessionState {
  const { data, isPending } = useQuery(session)
  if (isPending) return { status: 'loading', user: null }
  return data ? { status: 'signed_in', user: data } : { status: 'guest', user: null }
}

/** The person as the server knows them now, asked for when the screen opens. */
export function useRefreshedUser() {
  const query = useQuery({ ...session, refetchOnMount: 'always' })
  return {
    user: query.data,
    isWaiting: !query.isFetchedAfterMount || (query.isError && query.isFetching),
    isFailed: query.isError,
    retry: () => void query.refetch(),
  }
}

/** Takes over what an answer says about the person. */
export function useUserChanged() {
  const client = useQueryClient()
  return (change: Partial<User>) => {
    client.setQueryData(session.queryKey, (user) => user && { ...user, ...change })
  }
}

/** Keeps the session and what was read for it together with the tokens; once, at the root. */
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

/** Nothing that was read for one person is left for the next. */
function becomeGuest(client: QueryClient): void {
  // An answer that is still on its way is about whoever was here before.
  void client.cancelQueries({ queryKey: keys.session })
  client.removeQueries({ predicate: (query) => !isPublic(query.queryKey) })
  client.setQueryData(keys.session, null)
}

function isPublic(key: readonly unknown[]): boolean {
  return key[0] === keys.session[0] || key[0] === keys.configuration[0]
}
