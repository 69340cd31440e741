import { inTransaction } from '#core/transaction'
import { inspectDomain, type Inspection } from '#deploy/domains/inspect_domain'
import { settleDomain } from '#deploy/domains/settle_domain'
import { Domain } from '#deploy/models/domain'
import { domainMap } from '#deploy/site_host/domain_map'

/** Looks a domain up and applies what was found; null if it was removed meanwhile. */
export class VerifyDomain {
  async handle(known: Domain): Promise<Inspection | null> {
    const inspection = await inspectDomain(known)
    const isThere = await inTransaction(async (trx) => {
      const domain = await Domain.find(known.id, { client: trx })
      if (domain) await settleDomain(trx, domain, inspection)
      return domain !== null
    })
    domainMap.forgetAll()
    return isThere ? inspection : null
  }
}
