import { closeAccount, eraseAccount, mailPasswordReset } from '#auth/main'
import { cancelSubscription, checkSubscriptions, settlePlan, syncSubscription } from '#billing/main'
import { deliverMail } from '#core/mail/deliver_mail'
import { TaskWorker } from '#core/tasks/worker'
import { checkDomains, followRelease, forgetVisits, moveRelease, removeSite } from '#deploy/main'
import { buildWebsite } from '#planning/main'

/** All kinds of tasks, by module. */
export function startWorker(): TaskWorker {
  const worker = new TaskWorker([
    deliverMail,
    mailPasswordReset,
    closeAccount,
    eraseAccount,
    syncSubscription,
    cancelSubscription,
    settlePlan,
    checkSubscriptions,
    buildWebsite,
    checkDomains,
    followRelease,
    moveRelease,
    removeSite,
    forgetVisits,
  ])
  worker.start()
  return worker
}

/** Enqueues the first run of what is done again and again. */
export async function beginRecurring(): Promise<void> {
  for (const task of [checkSubscriptions, checkDomains, forgetVisits]) await task.begin()
}
