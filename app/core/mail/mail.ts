import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BaseMail } from '@adonisjs/mail'
import type { MailService } from '@adonisjs/mail/types'
import { taskMessenger } from '#core/mail/task_messenger'

/** Created with the first mail, because most processes send none. */
let service: Promise<MailService> | undefined

/** The mailers of config/mail.ts, whose `sendLater` writes a task. */
export function mailer(): Promise<MailService> {
  service ??= app.container
    .make('mail.manager')
    .then((manager) => manager.setMessenger(() => taskMessenger))
  return service
}

/** The mail is sent if and only if the caller's transaction commits, with retries. */
export async function sendMail(trx: TransactionClientContract, mail: BaseMail): Promise<void> {
  const mails = await mailer()
  await mails.sendLater(mail, { trx })
}
