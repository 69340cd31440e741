import { ApiError } from '../../lib/api/api_error.ts'
import type { BuildEvent } from '../../lib/api/planning.ts'
import { isFinal } from './is_final.ts'

interface Following {
  /** Opens the stream; resolves when the server ends it, throws if it is interrupted. */
  open(onEvent: (event: BuildEvent) => void): Promise<void>
  onEvent(event: BuildEvent): void
  /** The stream has ended before the build. */
  onLost(): void
  /** Waits before it is opened again. */
  pause(): Promise<void>
  signal: AbortSignal
}

/** Follows a build to its end. A stream that ends earlier is opened again, because only it sends the page. */
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

/** A refusal that is not repeated, for example after a sign-out. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}
