import { clock } from '#core/clock'
import { sendMail } from '#core/mail/mail'
import { storedMoment } from '#core/moment_column'
import { recurring } from '#core/tasks/recurring'
import { inTransaction } from '#core/transaction'
import { User } from '#auth/main'
import { planOf } from '#billing/main'
import { VerifyDomain } from '#deploy/actions/verify_domain'
import { shownName } from '#deploy/domains/domain_name'
import { DomainMail } from '#deploy/mails/domain_mail'
import { Domain } from '#deploy/models/domain'

/** How many are looked up in one run. */
const AT_ONCE = 200

/**
 * Looks up the domains that are due, so that a person need not press Verify, and a domain that points
 * elsewhere is noticed.
 */
export const checkDomains = recurring('check_domains', {
  every: 60_000,
  async work(signal) {
    const due = await Domain.query()
      .where('check_at', '<=', storedMoment(clock.now()))
      .orderBy('check_at')
      .limit(AT_ONCE)
    for (const domain of due) {
      signal.throwIfAborted()
      await notePlan(domain)
      await new VerifyDomain().handle(domain)
    }
  },
})

/** Since when the owner of a domain has no plan that includes it; they are told once. */
async function notePlan({ id, userId }: Domain): Promise<void> {
  await inTransaction(async (trx) => {
    const domain = await Domain.find(id, { client: trx })
    const user = domain && (await User.find(userId, { client: trx }))
    if (!domain || !user) return
    const isIncluded = planOf(user).features.customDomains
    if (isIncluded === (domain.unpaidSince === null)) return
    await domain.merge({ unpaidSince: isIncluded ? null : clock.now() }).save()
    if (isIncluded || !domain.verifiedAt) return
    await sendMail(trx, new DomainMail(user.email, 'unpaid', shownName(domain.name)))
  })
}
