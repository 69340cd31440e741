import { enqueue } from '#core/tasks/enqueue'
import { inTransaction } from '#core/transaction'
import { mailPasswordReset, type PasswordResetRequest } from '#auth/tasks/mail_password_reset'

/**
 * Takes down that somebody wants a new password. Whether the address has an account is looked up
 * later, by a task, so that neither the answer nor its time tells.
 */
export class ForgotPassword {
  async handle(payload: PasswordResetRequest): Promise<void> {
    await inTransaction((trx) => enqueue(trx, { kind: mailPasswordReset.kind, payload }))
  }
}
