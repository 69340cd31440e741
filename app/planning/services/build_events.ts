import type { TaskStatus } from '#contract/api/planning'
import type { ServerEvent } from '#core/http/event_stream'
import { taskChange } from '#core/tasks/signals'
import { Task } from '#core/tasks/task'
import { pageInProgress } from '#planning/services/page_in_progress'

/** How late changes by another process are noticed. */
const EVERY = 1_000

/**
 * The events of a build from its current state to its end: `status` as the polling call returns it, and
 * `page` for each section that is written. The last event is the final status.
 */
export async function* buildEvents(
  taskId: string,
  statusOf: (task: Task) => TaskStatus,
  signal: AbortSignal
): AsyncGenerator<ServerEvent> {
  let status = ''
  let shown: string | undefined
  for (;;) {
    // Listening starts before reading, so that no change is missed in between.
    const changed = taskChange(taskId, EVERY, signal)
    changed.catch(() => undefined)
    const task = await Task.find(taskId)
    if (!task) return

    const { key, page } = pageInProgress(task)
    if (key !== shown && task.status !== 'failed') {
      shown = key
      const data = await page()
      if (data) yield { event: 'page', data }
    }
    const now = statusOf(task)
    if (JSON.stringify(now) !== status) {
      status = JSON.stringify(now)
      yield { event: 'status', data: now }
    }
    if (now.status !== 'processing') return
    await changed
  }
}
