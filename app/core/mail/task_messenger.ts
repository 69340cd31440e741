import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MailerMessenger, MessageBodyTemplates, NodeMailerMessage } from '@adonisjs/mail/types'
import { enqueue } from '#core/tasks/enqueue'

/** A mail that waits to be sent: its headers, and the data of its parts. */
export interface PendingMail {
  message: NodeMailerMessage
  views: MessageBodyTemplates
}

/** With delays that double from one second on, this is a day and a half. */
const MOST_ATTEMPTS = 18

/** Stores mails as tasks: the framework's own queue would lose them in a crash. */
export const taskMessenger: MailerMessenger = {
  async queue(mail: PendingMail, config: unknown) {
    const { trx } = config as { trx: TransactionClientContract }
    return enqueue(trx, { kind: 'mail', payload: mail, maxAttempts: MOST_ATTEMPTS })
  },
}
