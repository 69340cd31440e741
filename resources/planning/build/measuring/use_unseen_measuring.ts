import { useEffect } from 'react'
import { planning } from '../../../lib/api/main.ts'
import { useVisible } from '../../../lib/browser/use_visible.ts'
import { EVERY } from '../use_build.ts'
import { keepFollowing } from '../keep_following.ts'
import { measureBuild } from './measured_build.ts'

/** Measures a running build whose page is not shown here, while the person can see this tab. */
export function useUnseenMeasuring(taskId: string | undefined) {
  const isVisible = useVisible()

  useEffect(() => {
    if (!taskId || !isVisible) return undefined
    const pages = measureBuild(taskId)
    const leaving = new AbortController()
    void keepFollowing({
      open: (onEvent) => planning.followBuild(taskId, onEvent, leaving.signal),
      onEvent: ({ event, data }) => {
        if (event === 'page') pages.take(data)
      },
      // The state of the build is polled where it is shown.
      onLost: () => undefined,
      pause: () => new Promise((go) => setTimeout(go, EVERY)),
      signal: leaving.signal,
    })
    return () => {
      leaving.abort()
      pages.stop()
    }
  }, [taskId, isVisible])
}
