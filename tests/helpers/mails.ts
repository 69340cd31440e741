import { Task } from '#core/tasks/task'
import type { Mail } from '#core/mail/mail'

/** What has been written down to be sent to an address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const tasks = await Task.query().where('kind', 'mail').orderBy('created_at').orderBy('due_at')
  return tasks.map((task) => task.payload as Mail).filter((mail) => mail.to === address)
}
