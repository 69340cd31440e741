import type { TaskHandler } from '#core/tasks/handler'
import { AccountClosing } from '#auth/events'

/** Takes offline what a person who leaves has on the internet. */
export const closeAccount: TaskHandler = {
  kind: 'close_account',
  async run(task) {
    await AccountClosing.dispatch(task.row.payload.userId)
    await task.complete(async () => {})
  },
}
