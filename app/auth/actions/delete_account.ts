import { sendMail } from '#core/mail/mail'
import { ok, refused, type Result } from '#core/result'
import { enqueue } from '#core/tasks/enqueue'
import { taskOnceFinal } from '#core/tasks/signals'
import { AccountDeletedMail } from '#auth/mails/account_deleted_mail'
import type { User } from '#auth/models/user'
import { deletionDue } from '#auth/services/account_deletion'
import { proofOf, type Proof } from '#auth/services/proofs'
import { endSessions } from '#auth/services/sessions'
import { withUserLock } from '#auth/services/user_lock'
import { closeAccount } from '#auth/tasks/close_account'
import { eraseAccount } from '#auth/tasks/erase_account'

export type DeleteAccountFailure = { reason: 'not_proven' }

/** How long the answer waits until the websites are offline. */
const PATIENCE = 5_000

/**
 * Signs a person out everywhere and takes their websites offline. Their data is erased days later,
 * unless they sign in again before that.
 */
export class DeleteAccount {
  async handle(person: User, proof: Proof): Promise<Result<number, DeleteAccountFailure>> {
    const useProof = await proofOf(person, proof)
    if (!useProof) return refused({ reason: 'not_proven' })

    const left = await withUserLock(person.id, async (trx, user) => {
      if (!(await useProof(trx, user))) return null
      const dueAt = deletionDue()
      const payload = { userId: user.id }
      await user.merge({ deletionDueAt: dueAt }).save()
      await endSessions(trx, user.id)
      await enqueue(trx, { kind: eraseAccount.kind, payload, dueAt, maxAttempts: 18 })
      await sendMail(trx, new AccountDeletedMail(user.email, dueAt))
      return {
        dueAt,
        task: await enqueue(trx, { kind: closeAccount.kind, payload, maxAttempts: 18 }),
      }
    })
    if (!left) return refused({ reason: 'not_proven' })
    await taskOnceFinal(left.task.id, PATIENCE)
    return ok(left.dueAt)
  }
}
