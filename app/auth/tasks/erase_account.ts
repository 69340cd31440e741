import { forgetFailedMailsTo } from '#core/mail/failed_mails'
import type { TaskHandler } from '#core/tasks/handler'
import { AccountErasing } from '#auth/events'
import { User } from '#auth/models/user'
import { isGone } from '#auth/services/account_deletion'

/** Erases an account and all its data, unless its owner has signed in again. */
export const eraseAccount: TaskHandler = {
  kind: 'erase_account',
  async run(task) {
    const user = await User.find(task.row.payload.userId)
    if (!user || !isGone(user)) return task.complete(async () => {})

    await AccountErasing.dispatch(user.id)
    await task.complete(async (trx) => {
      await forgetFailedMailsTo(trx, user.email)
      await user.useTransaction(trx).delete()
    })
  },
}
