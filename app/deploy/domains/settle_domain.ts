import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import { sendMail } from '#core/mail/mail'
import { User } from '#auth/main'
import { SetCustomDomain } from '#websites/main'
import { hostsOf, shownName } from '#deploy/domains/domain_name'
import type { Inspection } from '#deploy/domains/inspect_domain'
import { DomainMail } from '#deploy/mails/domain_mail'
import { Domain } from '#deploy/models/domain'
import { DomainHost } from '#deploy/models/domain_host'
import { moveRelease } from '#deploy/tasks/move_release'

/** How long a domain that no longer points here is kept. */
const GRACE = { days: 7 }
/** A domain is looked up often while its owner waits, then rarely. */
const SOON = { minutes: 1 }
const LATER = { minutes: 5 }
const RARELY = { hours: 1 }
const DAILY = { days: 1 }
const GIVEN_UP = { days: 3 }

/**
 * Applies what was found of a domain. The newest proof counts: whoever had the domain before loses it and
 * is told. A domain that no longer points here is kept for a week, and its owner is told at the start
 * and at the end. Silent name servers change nothing.
 */
export async function settleDomain(
  trx: TransactionClientContract,
  domain: Domain,
  { isVerified, isSilent, findings }: Inspection
): Promise<void> {
  domain.useTransaction(trx).findings = findings
  if (isVerified) await takeHosts(trx, domain)
  else if (domain.verifiedAt && !isSilent) await notePointsElsewhere(trx, domain)
  domain.checkAt = nextCheck(domain)
  await domain.save()
}

async function takeHosts(trx: TransactionClientContract, domain: Domain): Promise<void> {
  const hosts = hostsOf(domain.name)
  const held = await DomainHost.query({ client: trx }).whereIn('host', hosts)
  const others = new Set(held.map(({ domainId }) => domainId).filter((id) => id !== domain.id))
  for (const id of others) {
    const other = await Domain.findOrFail(id, { client: trx })
    await release(trx, other)
    await tell(trx, other, 'taken')
  }
  await DomainHost.query({ client: trx }).whereIn('host', hosts).delete()
  await DomainHost.createMany(
    hosts.map((host) => ({ host, domainId: domain.id })),
    { client: trx }
  )
  const isNew = domain.verifiedAt === null
  domain.merge({ verifiedAt: domain.verifiedAt ?? clock.now(), failingSince: null })
  const { name } = domain
  await new SetCustomDomain().handle(trx, domain.websiteId, { domain: name, isVerified: true })
  if (isNew) await moveRelease.for(trx, domain.websiteId)
}

async function notePointsElsewhere(trx: TransactionClientContract, domain: Domain): Promise<void> {
  if (!domain.failingSince) {
    domain.failingSince = clock.now()
    await tell(trx, domain, 'failing')
  } else if (domain.failingSince.plus(GRACE) <= clock.now()) {
    await release(trx, domain)
    await tell(trx, domain, 'ended')
  }
}

/** The domain leads nowhere any more; its owner can verify it again. */
async function release(trx: TransactionClientContract, domain: Domain): Promise<void> {
  await DomainHost.query({ client: trx }).where('domain_id', domain.id).delete()
  await domain.useTransaction(trx).merge({ verifiedAt: null, failingSince: null }).save()
  const { name, websiteId } = domain
  await new SetCustomDomain().handle(trx, websiteId, { domain: name, isVerified: false })
  await moveRelease.for(trx, websiteId)
}

async function tell(
  trx: TransactionClientContract,
  { userId, name }: Domain,
  what: ConstructorParameters<typeof DomainMail>[1]
): Promise<void> {
  const user = await User.find(userId, { client: trx })
  if (user) await sendMail(trx, new DomainMail(user.email, what, shownName(name)))
}

function nextCheck({ verifiedAt, createdAt }: Domain) {
  const now = clock.now()
  if (verifiedAt) return now.plus(DAILY)
  const age = now.diff(createdAt).as('minutes')
  if (age < 10) return now.plus(SOON)
  if (age < 70) return now.plus(LATER)
  return createdAt.plus(GIVEN_UP) > now ? now.plus(RARELY) : now.plus({ years: 100 })
}
