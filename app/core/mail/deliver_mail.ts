import logger from '@adonisjs/core/services/logger'
import { hosts } from '#config/hosts'
import { headOf } from '#core/mail/failed_mails'
import { mailer } from '#core/mail/mail'
import type { PendingMail } from '#core/mail/task_messenger'
import { forgetPayload } from '#core/tasks/forget_payload'
import type { HeldTask, TaskHandler } from '#core/tasks/handler'
import { Task } from '#core/tasks/task'

const { hostname } = new URL(hosts.appUrl)

/** A mail may contain a link that signs a person in, so it is deleted as soon as possible. */
export const deliverMail: TaskHandler = {
  kind: 'mail',
  async run({ row, complete }: HeldTask) {
    const { message, views } = row.payload as PendingMail
    // With the task's id, a second delivery after a crash can be recognised as the same message.
    const messageId = `<${row.id}@${hostname}>`
    const service = await mailer()
    await service.use().sendCompiled({ message: { ...message, messageId }, views }, { id: row.id })
    await complete((trx) => forgetPayload(trx, row.id))
  },
  async failed({ id, payload }, trx) {
    const head = headOf((payload as PendingMail).message)
    await Task.query({ client: trx })
      .where('id', id)
      .update({ payload: JSON.stringify(head) })
    logger.error({ task: id }, 'a mail was given up; "node ace mail:failed" lists it')
  },
}
