import { ApiError } from '../../lib/api/api_error.ts'
import type { BuildEvent } from '../../lib/api/planning.ts'
import { isFinal } from './is_final.ts'

interface Following {
  /** Opens the stream; resolves when the server ends it, throws where it breaks off. */
  open(onEvent: (event: BuildEvent) => void): Promise<void>
  onEvent(event: BuildEvent): void
  /** The stream has ended before the build has. */
  onLost(): void
  /** Until it is time to open it again. */
  pause(): Promise<void>
  signal: AbortSignal
}

/** Follows a build to its end. A stream that ends before is opened again, for only it has the page. */
export async function keepFollowing({ open, onEvent, onLost, pause, signal }: Following) {
  for (let ended = false; !ended && !signal.aborted;) {
    try {
      await open((event) => {
        if (signal.aborted) return
        if (event.event === 'status') ended = isFinal(event.data)
        onEvent(event)
      })
    } catch (error) {
      if (isRefusal(error)) ended = true
    }
    if (ended || signal.aborted) return
    onLost()
    await pause()
  }
}

/** Such as of somebody who has signed out meanwhile. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}
