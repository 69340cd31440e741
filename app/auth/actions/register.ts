import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { sendMail } from '#core/mail/mail'
import { storedMoment } from '#core/moment_column'
import { inTransaction } from '#core/transaction'
import { AccountExistsMail } from '#auth/mails/account_exists_mail'
import { VerifyEmailMail } from '#auth/mails/verify_email_mail'
import { User } from '#auth/models/user'
import { issueEmailToken } from '#auth/services/email_tokens'
import { hashPassword } from '#auth/services/passwords'

export interface RegisterInput {
  email: string
  name: string
  surname: string
  password: string
}

/**
 * Creates an account and mails a link that verifies its address. If the address already has an account,
 * nothing changes and only the mail says so: the answer must not reveal to strangers who has an
 * account.
 */
export class Register {
  async handle(input: RegisterInput): Promise<void> {
    const password = await hashPassword(input.password)
    await inTransaction(async (trx) => {
      const id = await this.#create(trx, { ...input, password })
      if (!id) return sendMail(trx, new AccountExistsMail(input.email))
      const token = await issueEmailToken(trx, id, 'verify_email')
      await sendMail(trx, new VerifyEmailMail(input.email, token))
    })
  }

  /** The new account's id, or null if the address is in use. */
  async #create(
    trx: TransactionClientContract,
    { email, name, surname, password }: RegisterInput
  ): Promise<string | null> {
    const id = newId()
    const now = storedMoment(clock.now())
    // The insert takes the lock on every database; a query first would lock too late.
    await trx
      .table(User.table)
      .insert({ id, email, name, surname, password, created_at: now, updated_at: now })
      .onConflict('email')
      .ignore()
    return (await User.find(id, { client: trx })) && id
  }
}
