import { readOutbox } from '#core/mail/outbox'
import { readMail, type ReadMail } from '#core/mail/read_mail'
import { Task } from '#core/tasks/task'
import { eventually } from '#tests/helpers/eventually'

/** The mails to an address, oldest first, once no mail is in progress. */
export async function mailsTo(address: string): Promise<ReadMail[]> {
  return Promise.all((await deliveredTo(address)).map(readMail))
}

/** The same mails in their transport format. */
export async function deliveredTo(address: string): Promise<string[]> {
  await eventually(async () => !(await Task.findBy({ kind: 'mail', status: 'processing' })))
  const mails = (await readOutbox()).map(({ source }) => source)
  return mails.filter((source) => headerOf(source, 'To') === address)
}

/** A header's value as one line, or an empty text if the mail does not have it. */
export function headerOf(source: string, name: string): string | undefined {
  const head = headOf(source).replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1].trim()
}

function headOf(source: string): string {
  return source.split('\r\n\r\n', 1)[0]
}
