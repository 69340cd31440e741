import type { Transporter } from 'nodemailer'
import { hosts } from '#config/hosts'
import { postToOutbox } from '#core/mail/outbox'
import type { Mail } from '#core/mail/mail'
import { forgetPayload } from '#core/tasks/forget_payload'
import type { HeldTask, TaskHandler } from '#core/tasks/handler'
import env from '#start/env'

const PATIENCE = 20_000

/** Loaded with the first mail: most starts send none. */
let smtp: Promise<Transporter> | undefined

const { hostname } = new URL(hosts.appUrl)
const from = env.get('MAIL_FROM') ?? `Sitewright <hello@${hostname}>`

/** Real mail where SMTP_URL is set; otherwise a file in the outbox, which `/outbox` lists. */
export const deliverMail: TaskHandler = {
  kind: 'mail',
  async run(task: HeldTask) {
    const mail = task.row.payload as Mail
    const message = {
      ...mail,
      from,
      // As an object it is one address whatever stands in it; a text would be read as a list.
      to: { name: '', address: mail.to },
      // The task's id makes a second delivery after a crash recognisable as the same message.
      messageId: `<${task.row.id}@${hostname}>`,
    }
    const url = env.get('SMTP_URL')
    if (url) {
      const transport = await (smtp ??= connect(url))
      await transport.sendMail(message)
    } else {
      await postToOutbox(task.row.id, message)
    }
    await task.complete((trx) => forgetPayload(trx, task.row.id))
  },
  async failed({ id }, trx) {
    await forgetPayload(trx, id)
  },
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  })
}
