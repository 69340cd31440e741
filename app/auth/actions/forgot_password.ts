import { enqueue } from '#core/tasks/enqueue'
import { inTransaction } from '#core/transaction'
import { mailPasswordReset, type PasswordResetRequest } from '#auth/tasks/mail_password_reset'

/**
 * Records a request for a new password. A task checks later whether the address has an account, so
 * neither the answer nor its time reveals that.
 */
export class ForgotPassword {
  async handle(payload: PasswordResetRequest): Promise<void> {
    await inTransaction((trx) => enqueue(trx, { kind: mailPasswordReset.kind, payload }))
  }
}
