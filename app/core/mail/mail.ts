import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BaseMail } from '@adonisjs/mail'
import type { MailService } from '@adonisjs/mail/types'
import { taskMessenger } from '#core/mail/task_messenger'

/** Made with the first mail: most starts send none. */
let service: Promise<MailService> | undefined

/** The mailers of config/mail.ts, whose `sendLater` writes a task. */
export function mailer(): Promise<MailService> {
  service ??= app.container
    .make('mail.manager')
    .then((manager) => manager.setMessenger(() => taskMessenger))
  return service
}

/** Sent exactly if the caller's transaction goes through, and tried again until it is. */
export async function sendMail(trx: TransactionClientContract, mail: BaseMail): Promise<void> {
  const mails = await mailer()
  await mails.sendLater(mail, { trx })
}
