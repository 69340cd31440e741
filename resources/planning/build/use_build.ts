import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keys, planning, type GrowingPage, type TaskStatus } from '../../lib/api/main.ts'

const EVERY = 2_000

export interface BuildView {
  status?: TaskStatus
  page?: ShownPage
}

export interface ShownPage extends GrowingPage {
  /** The section that was written last. */
  newest?: string
}

/** A build as it happens. Where the stream breaks off, the server is asked from time to time. */
export function useBuild(taskId: string): BuildView {
  const client = useQueryClient()
  const [isFollowed, setFollowed] = useState(true)
  const [page, setPage] = useState<ShownPage>()

  useEffect(() => {
    const leaving = new AbortController()
    planning
      .followBuild(
        taskId,
        ({ event, data }) => {
          if (leaving.signal.aborted) return
          if (event === 'page') setPage((before) => ({ ...data, newest: newestOf(data, before) }))
          if (event === 'status') client.setQueryData(keys.task(taskId), data)
        },
        leaving.signal
      )
      .catch(() => undefined)
      .finally(() => {
        if (!leaving.signal.aborted) setFollowed(false)
      })
    return () => leaving.abort()
  }, [taskId, client])

  const { data: status } = useQuery({
    queryKey: keys.task(taskId),
    queryFn: ({ signal }) => planning.taskStatus(taskId, signal),
    refetchInterval: ({ state }) => (isFollowed || isFinal(state.data) ? false : EVERY),
  })
  return { status, page }
}

export function isFinal(status?: TaskStatus): boolean {
  return status?.status === 'completed' || status?.status === 'failed'
}

function newestOf(now: GrowingPage, before?: ShownPage): string | undefined {
  return before?.unwritten.find((id) => !now.unwritten.includes(id))
}
