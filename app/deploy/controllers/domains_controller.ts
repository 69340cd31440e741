import type { HttpContext } from '@adonisjs/core/http'
import type { CustomDomain, DnsFinding, DomainAdded, DomainVerified } from '#contract/api/domains'
import { spend, type Allowance } from '#core/limits/limits'
import { problem, unsuccessful } from '#core/problem'
import { planOf } from '#billing/main'
import { ownedWebsite } from '#websites/main'
import { AddDomain } from '#deploy/actions/add_domain'
import { RemoveDomain } from '#deploy/actions/remove_domain'
import { VerifyDomain } from '#deploy/actions/verify_domain'
import { mixesScripts, shownName } from '#deploy/domains/domain_name'
import { instructionsFor } from '#deploy/domains/instructions'
import { Domain } from '#deploy/models/domain'
import { domainNamed } from '#deploy/validators/deployments'

const lookups: Allowance[] = [{ requests: 10, duration: '1 minute' }]
const NOT_YET = 'Domain could not be verified yet. Please check your DNS settings.'

/** The own domain of a website. */
export default class DomainsController {
  async show({ auth, params, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const website = await ownedWebsite(user, params.id)
    const domain = await Domain.findBy('website_id', website.id)
    return response.ok({
      success: true,
      domain: domain?.name ?? null,
      shown: domain && (mixesScripts(domain.name) ? domain.name : shownName(domain.name)),
      verified: Boolean(domain?.verifiedAt),
      is_included: planOf(user).features.customDomains,
      dns_instructions: domain && instructionsFor(domain),
      findings: domain?.findings ?? [],
    } satisfies CustomDomain)
  }

  async store({ auth, params, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { domain_name: typed } = await request.validateUsing(domainNamed)
    const website = await ownedWebsite(user, params.id)
    const result = await new AddDomain().handle(user, website, typed)
    if (!result.ok) {
      const { reason, sentence } = result.error
      const refusal = unsuccessful(problem(reason, sentence))
      return reason === 'plan_feature' ? response.forbidden(refusal) : response.badRequest(refusal)
    }
    return response.ok({
      success: true,
      dns_instructions: instructionsFor(result.value),
    } satisfies DomainAdded)
  }

  async verify({ auth, params, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const website = await ownedWebsite(user, params.id)
    const domain = await Domain.findBy('website_id', website.id)
    if (!domain) {
      const sentence = 'This website has no domain yet. Add one first.'
      return response.badRequest(unsuccessful(problem('no_domain', sentence)))
    }
    if (!planOf(user).features.customDomains) {
      const sentence = 'Your own domain needs the Basic or Premium plan.'
      return response.forbidden(unsuccessful(problem('plan_feature', sentence)))
    }
    await spend('verify domain', user.id, lookups)
    const inspection = await new VerifyDomain().handle(domain)
    const { isVerified = false, findings = [] } = inspection ?? {}
    return response.ok({
      success: true,
      verified: isVerified,
      ...(isVerified ? {} : { error: notYet(findings) }),
      findings,
    } satisfies DomainVerified)
  }

  async destroy({ auth, params, response }: HttpContext) {
    await new RemoveDomain().handle(await ownedWebsite(auth.getUserOrFail(), params.id))
    return response.ok({ success: true })
  }
}

/** The words of the specification, and what is wrong record by record. */
function notYet(findings: readonly DnsFinding[]): string {
  return [NOT_YET, ...findings.filter(({ ok }) => !ok).map(({ detail }) => detail)].join(' ')
}
