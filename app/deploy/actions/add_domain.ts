import { domainsConfig } from '#config/domains'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import type { User } from '#auth/main'
import { planOf } from '#billing/main'
import { lockedWebsite, SetCustomDomain, type Website } from '#websites/main'
import { readDomainName } from '#deploy/domains/domain_name'
import { proofToken } from '#deploy/domains/proof_token'
import { Deployment } from '#deploy/models/deployment'
import { Domain } from '#deploy/models/domain'
import { currentTarget } from '#deploy/targets/current_target'

export interface AddFailure {
  reason: 'plan_feature' | 'not_published' | 'domains_unavailable' | 'invalid_domain' | 'has_domain'
  sentence: string
}

/** Adds a domain to a published website. It leads there once its owner has proven that it is theirs. */
export class AddDomain {
  async handle(user: User, website: Website, typed: string): Promise<Result<Domain, AddFailure>> {
    const read = readDomainName(typed)
    if (!read.ok) return refused({ reason: 'invalid_domain', sentence: read.error })
    if (!planOf(user).features.customDomains) {
      const sentence = 'Your own domain needs the Basic or Premium plan.'
      return refused({ reason: 'plan_feature', sentence })
    }
    if (domainsConfig.addresses.length === 0 || !currentTarget().isSiteHost) {
      const sentence = 'The people who run this service have not set up own domains yet.'
      return refused({ reason: 'domains_unavailable', sentence })
    }
    return inTransaction(async (trx): Promise<Result<Domain, AddFailure>> => {
      await lockedWebsite(trx, website.id)
      const deployment = await Deployment.findBy('website_id', website.id, { client: trx })
      if (deployment?.status !== 'ready') {
        const sentence = 'Publish this website first. Then you can add a domain.'
        return refused({ reason: 'not_published', sentence })
      }
      const { name } = read.value
      const before = await Domain.findBy('website_id', website.id, { client: trx })
      if (before?.name === name) return ok(before)
      if (before) {
        const sentence = 'This website has a domain already. Remove it first.'
        return refused({ reason: 'has_domain', sentence })
      }
      const domain = await Domain.create(
        {
          id: newId(),
          websiteId: website.id,
          userId: user.id,
          name,
          token: proofToken(user.id, read.value.registrable),
          findings: [],
          verifiedAt: null,
          failingSince: null,
          unpaidSince: null,
          checkAt: clock.now().plus({ minutes: 1 }),
        },
        { client: trx }
      )
      await new SetCustomDomain().handle(trx, website.id, { domain: name, isVerified: false })
      return ok(domain)
    })
  }
}
