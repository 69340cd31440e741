import type { TaskHandler } from '#core/tasks/handler'
import { AccountClosing } from '#auth/events'

/** Takes the sites of a person offline who deleted their account. */
export const closeAccount: TaskHandler = {
  kind: 'close_account',
  async run(task) {
    await AccountClosing.dispatch(task.row.payload.userId)
    await task.complete(async () => {})
  },
}
