import type { Mail } from '#core/mail/mail'
import { readOutbox } from '#core/mail/outbox'
import { readable } from '#core/mail/readable'
import { Task } from '#core/tasks/task'
import { eventually } from '#tests/helpers/eventually'

/** What has been sent to an address, oldest first, once nothing is under way any more. */
export async function mailsTo(address: string): Promise<Mail[]> {
  await eventually(async () => !(await Task.findBy({ kind: 'mail', status: 'processing' })))
  const mails = (await readOutbox()).map(({ source }) => received(source))
  return mails.filter((mail) => mail.to === address)
}

function received(source: string): Mail {
  const [head, ...body] = source.split(/\r?\n\r?\n/)
  const header = (name: string) =>
    head.replace(/\r?\n[ \t]+/g, ' ').match(new RegExp(`^${name}: *<?(.*?)>?$`, 'im'))?.[1] ?? ''
  const text = readable(source).slice(head.length)
  return { to: header('To'), subject: header('Subject'), text: body.length > 0 ? text.trim() : '' }
}
