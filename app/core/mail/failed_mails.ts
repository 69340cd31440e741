import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { NodeMailerMessage } from '@adonisjs/mail/types'
import { Task } from '#core/tasks/task'

/** The data of an undeliverable mail, for the operator. */
export interface MailHead {
  to: string
  subject: string
}

export interface FailedMail extends MailHead {
  error: string
  /** ISO 8601. */
  failedAt: string
}

/** Recipient and subject of a mail; its text and links are left out. */
export function headOf({ to, subject }: NodeMailerMessage): MailHead {
  const addresses = [to ?? []].flat().map((one) => (typeof one === 'string' ? one : one.address))
  return { to: addresses.join(', '), subject: subject ?? '' }
}

/** The undeliverable mails, oldest first. */
export async function failedMails(): Promise<FailedMail[]> {
  const tasks = await rows()
  return tasks.map(({ payload, error, updatedAt }) => ({
    ...(payload as MailHead),
    error: error ?? '',
    failedAt: updatedAt.toISO()!,
  }))
}

/** Removes an erased address. */
export async function forgetFailedMailsTo(
  trx: TransactionClientContract,
  address: string
): Promise<void> {
  const tasks = await rows(trx)
  const ids = tasks.filter(({ payload }) => payload.to === address).map(({ id }) => id)
  await Task.query({ client: trx }).whereIn('id', ids).delete()
}

function rows(client?: TransactionClientContract) {
  return Task.query({ client })
    .where({ kind: 'mail', status: 'failed' })
    .whereNot('payload', 'null')
    .orderBy('updated_at')
}
