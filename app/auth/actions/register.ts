import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#core/ids'
import { sendMail } from '#core/mail/mail'
import { accountExistsMail } from '#auth/mails/account_exists_mail'
import { verifyEmailMail } from '#auth/mails/verify_email_mail'
import { User } from '#auth/models/user'
import { issueVerificationToken } from '#auth/services/email_tokens'
import { hashPassword } from '#auth/services/passwords'

export interface RegisterInput {
  email: string
  name: string
  surname: string
  password: string
}

/**
 * Makes an account and mails a link that verifies its address. For an address that has an account
 * nothing changes, and only the mail says so: the answer must not tell strangers who is here.
 */
export class Register {
  async handle(input: RegisterInput): Promise<void> {
    const password = await hashPassword(input.password)
    await db.transaction(async (trx) => {
      const existing = await User.findBy('email', input.email, { client: trx })
      if (existing) await sendMail(trx, accountExistsMail(existing.email))
      else await this.#create(trx, { ...input, password })
    })
  }

  async #create(trx: TransactionClientContract, input: RegisterInput): Promise<void> {
    const user = await User.create(
      {
        id: newId(),
        email: input.email,
        name: input.name,
        surname: input.surname,
        phoneNumber: '',
        password: input.password,
        emailVerified: false,
        socialProvider: null,
        subscriptionType: 'free',
      },
      { client: trx }
    )
    const token = await issueVerificationToken(trx, user.id)
    await sendMail(trx, verifyEmailMail(user.email, token))
  }
}
