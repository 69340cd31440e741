import type { HttpContext } from '@adonisjs/core/http'
import type {
  Changes,
  CheckResult,
  DeploymentChecked,
  DeploymentsRefreshed,
  Published,
  Readiness,
  TakenDown,
} from '#contract/api/deployment'
import { spend } from '#core/limits/limits'
import { problem, unsuccessful } from '#core/problem'
import { ownedWebsite } from '#websites/main'
import { CheckDeployment } from '#deploy/actions/check_deployment'
import { CheckBeforePublishing } from '#deploy/actions/check_before_publishing'
import { PreviewChanges } from '#deploy/actions/preview_changes'
import { Publish, type PublishFailure } from '#deploy/actions/publish'
import { RefreshDeployments } from '#deploy/actions/refresh_deployments'
import { TakeDown } from '#deploy/actions/take_down'
import { publishes } from '#deploy/services/publish_limit'
import { SUSPENDED } from '#deploy/services/suspended'
import { deploymentsOf, ownedDeployment } from '#deploy/services/owned_deployment'
import { deploymentJson } from '#deploy/transformers/deployment_json'
import { deploymentNamed, websiteNamed } from '#deploy/validators/deployments'

/** More than a person reads before publishing. */
const SHOWN_CHANGES = 50

export default class DeploymentsController {
  async index({ auth, response }: HttpContext) {
    const deployments = await deploymentsOf(auth.getUserOrFail())
    return response.ok(deployments.map(deploymentJson))
  }

  async refresh({ auth, response }: HttpContext) {
    const { deployments, cleanedUp } = await new RefreshDeployments().handle(auth.getUserOrFail())
    return response.ok({
      success: true,
      deployments: deployments.map(deploymentJson),
      cleanup_details: { cleaned_up: cleanedUp },
    } satisfies DeploymentsRefreshed)
  }

  async deploy({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { website_id: websiteId } = await request.validateUsing(websiteNamed)
    const website = await ownedWebsite(user, websiteId, ['ready', 'building'])
    await spend('publish', user.id, publishes)
    const result = await new Publish().handle(user, website)
    if (!result.ok) return refusePublishing(response, result.error)
    const { deployment, isRedeploy } = result.value
    return response.ok({
      success: true,
      deployment: deploymentJson(deployment),
      is_redeploy: isRedeploy,
    } satisfies Published)
  }

  async readiness({ auth, request, response }: HttpContext) {
    const { website_id: websiteId } = await websiteNamed.validate(request.qs())
    const website = await ownedWebsite(auth.getUserOrFail(), websiteId)
    const { openPlaces, ...readiness } = await new CheckBeforePublishing().handle(website)
    return response.ok({
      success: true,
      ...readiness,
      open_places: openPlaces,
    } satisfies Readiness)
  }

  async changes({ auth, request, response }: HttpContext) {
    const { website_id: websiteId } = await websiteNamed.validate(request.qs())
    const website = await ownedWebsite(auth.getUserOrFail(), websiteId)
    const changes = await new PreviewChanges().handle(website)
    return response.ok({
      success: true,
      is_known: changes !== null,
      changes: (changes ?? []).slice(0, SHOWN_CHANGES),
      more: Math.max((changes ?? []).length - SHOWN_CHANGES, 0),
    } satisfies Changes)
  }

  async check({ auth, request, response }: HttpContext) {
    const { deployment_id: id } = await request.validateUsing(deploymentNamed)
    const deployment = await ownedDeployment(auth.getUserOrFail(), id)
    await new CheckDeployment().handle(deployment)
    return response.ok({
      success: true,
      deployment: deploymentJson(deployment),
    } satisfies DeploymentChecked)
  }

  async forceDelete({ auth, request, response }: HttpContext) {
    const { website_id: websiteId } = await websiteNamed.validate(request.qs())
    const website = await ownedWebsite(auth.getUserOrFail(), websiteId)
    await new TakeDown().handle(website)
    return response.ok({ success: true } satisfies TakenDown)
  }
}

function refusePublishing(response: HttpContext['response'], failure: PublishFailure) {
  const { reason } = failure
  switch (reason) {
    case 'still_building': {
      const sentence = 'This website is still being built. You can publish it when it is ready.'
      return response.conflict(unsuccessful(problem(reason, sentence)))
    }
    case 'email_unverified': {
      const sentence = 'Please verify your email address before you publish.'
      return response.forbidden(unsuccessful(problem(reason, sentence)))
    }
    case 'suspended':
      return response.forbidden(unsuccessful(problem(reason, SUSPENDED)))
    case 'gate_failed': {
      const { checks } = failure
      return response.badRequest(unsuccessful(problem(reason, fixFirst(checks), { checks })))
    }
    default:
      return reason satisfies never
  }
}

/** Names the failed checks, for clients that do not list them. */
function fixFirst(checks: readonly CheckResult[]): string {
  return `Fix these first. ${checks.map(({ title }) => `${title}.`).join(' ')}`
}
