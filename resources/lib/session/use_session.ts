import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { account, keys, tokens, type Session, type User } from '../api/main.ts'

export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'signed_in'; user: User }

/** Who is here. Loading until the current user was asked for; a failure means a guest. */
export function useSession(): SessionState {
  const { data, isPending } = useQuery({
    queryKey: keys.session,
    queryFn: ({ signal }) => (tokens.read() ? account.me(signal) : null),
    staleTime: 5 * 60_000,
  })
  if (isPending) return { status: 'loading', user: null }
  return data ? { status: 'signed_in', user: data } : { status: 'guest', user: null }
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
  client.removeQueries({ predicate: (query) => !isPublic(query.queryKey) })
  client.setQueryData(keys.session, null)
}

function isPublic(key: readonly unknown[]): boolean {
  return key[0] === keys.session[0] || key[0] === keys.configuration[0]
}
