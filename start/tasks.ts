import { closeAccount, eraseAccount, mailPasswordReset } from '#auth/main'
import { deliverMail } from '#core/mail/deliver_mail'
import { TaskWorker } from '#core/tasks/worker'
import { buildWebsite } from '#planning/main'

/** Every kind of durable work, by the module that does it. */
export function startWorker(): TaskWorker {
  const worker = new TaskWorker([
    deliverMail,
    mailPasswordReset,
    closeAccount,
    eraseAccount,
    buildWebsite,
  ])
  worker.start()
  return worker
}
