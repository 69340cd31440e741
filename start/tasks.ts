import { deliverMail } from '#core/mail/deliver_mail'
import { TaskWorker } from '#core/tasks/worker'

/** Every kind of durable work, by the module that does it. */
export function startWorker(): TaskWorker {
  const worker = new TaskWorker([deliverMail])
  worker.start()
  return worker
}
