import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keys, planning, type GrowingPage, type TaskStatus } from '../../lib/api/main.ts'
import { isFinal } from './is_final.ts'
import { keepFollowing } from './keep_following.ts'

/** In milliseconds: between two attempts to reach the server. */
export const EVERY = 2_000

export interface BuildView {
  status?: TaskStatus
  page?: ShownPage
  /** The server cannot be reached; the build continues there. */
  isLost: boolean
}

export interface ShownPage extends GrowingPage {
  /** The section that was written last. */
  newest?: string
}

/** Follows a build by its stream; polls the server while the stream is interrupted. */
export function useBuild(taskId: string): BuildView {
  const client = useQueryClient()
  const [isFollowed, setFollowed] = useState(true)
  const [page, setPage] = useState<ShownPage>()

  useEffect(() => {
    const leaving = new AbortController()
    void keepFollowing({
      open: (onEvent) => planning.followBuild(taskId, onEvent, leaving.signal),
      onEvent: ({ event, data }) => {
        setFollowed(true)
        if (event === 'page') setPage((before) => ({ ...data, newest: newestOf(data, before) }))
        if (event === 'status') client.setQueryData(keys.task(taskId), data)
      },
      onLost: () => setFollowed(false),
      pause: () => new Promise((go) => setTimeout(go, EVERY)),
      signal: leaving.signal,
    })
    return () => leaving.abort()
  }, [taskId, client])

  const { data: status, failureCount } = useQuery({
    queryKey: keys.task(taskId),
    queryFn: ({ signal }) => planning.taskStatus(taskId, signal),
    refetchInterval: ({ state }) => (isFollowed || isFinal(state.data) ? false : EVERY),
  })
  return { status, page, isLost: !isFollowed && failureCount > 0 }
}

function newestOf(now: GrowingPage, before?: ShownPage): string | undefined {
  return before?.unwritten.find((id) => !now.unwritten.includes(id))
}
