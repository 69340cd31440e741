import { readOutbox } from '#core/mail/outbox'
import { Task } from '#core/tasks/task'
import { eventually } from '#tests/helpers/eventually'

/** The mails that were sent to an address, as they went out, once none is under way any more. */
export async function deliveredTo(address: string): Promise<string[]> {
  await eventually(async () => {
    const waiting = await Task.query().where({ kind: 'mail', status: 'processing' })
    return waiting.length === 0
  })
  const mails = (await readOutbox()).map(({ source }) => source)
  return mails.filter((source) => headerOf(source, 'To') === address)
}

/** A header's value as one line, or nothing where the mail has none. */
export function headerOf(source: string, name: string): string | undefined {
  const head = source.split('\r\n\r\n', 1)[0].replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1].trim()
}
