import type { TaskStatus } from '#contract/api/planning'
import type { ServerEvent } from '#core/http/event_stream'
import { taskChange } from '#core/tasks/signals'
import { Task } from '#core/tasks/task'
import { growingPage } from '#planning/services/growing_page'

/** How late the work of another process is seen. */
const EVERY = 1_000

/**
 * A build from how it stands now to its end: `status` as the polls read it, and `page` with each
 * section that is written. The last event is the status in its final state.
 */
export async function* buildEvents(
  taskId: string,
  statusOf: (task: Task) => TaskStatus,
  signal: AbortSignal
): AsyncGenerator<ServerEvent> {
  let status = ''
  let shown: string | undefined
  for (;;) {
    // Listening begins before the reading, so that nothing falls between the two.
    const changed = taskChange(taskId, EVERY, signal)
    changed.catch(() => undefined)
    const task = await Task.find(taskId)
    if (!task) return

    const { key, page } = growingPage(task)
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
