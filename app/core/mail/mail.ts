import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#core/tasks/enqueue'

export interface Mail {
  to: string
  /** Where an answer goes, when not to us. One plain address. */
  replyTo?: string
  subject: string
  /** Plain text; that is all we send. */
  text: string
}

/** Sent exactly if the caller's transaction goes through, and tried again until it is. */
export async function sendMail(trx: TransactionClientContract, mail: Mail): Promise<void> {
  await enqueue(trx, { kind: 'mail', payload: mail, maxAttempts: 10 })
}
