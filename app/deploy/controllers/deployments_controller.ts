import type { HttpContext } from '@adonisjs/core/http'
import { hosts } from '#config/hosts'
import { problem, unsuccessful } from '#core/problem'
import { ownedWebsite } from '#websites/main'
import { CheckDeployment } from '#deploy/actions/check_deployment'
import { Publish } from '#deploy/actions/publish'
import { RefreshDeployments } from '#deploy/actions/refresh_deployments'
import { TakeDown } from '#deploy/actions/take_down'
import { deploymentsOf, ownedDeployment } from '#deploy/services/owned_deployment'
import { deploymentJson } from '#deploy/transformers/deployment_json'
import { deploymentNamed, websiteNamed } from '#deploy/validators/deployments'

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
    })
  }

  async deploy({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { website_id: websiteId } = await request.validateUsing(websiteNamed)
    const website = await ownedWebsite(user, websiteId, ['ready', 'building'])
    if (website.state === 'building') {
      const sentence = 'This website is still being built. Publish it afterwards.'
      return response.conflict(unsuccessful(problem('still_building', sentence)))
    }
    // A public product would otherwise put pages on the internet for who cannot be reached.
    if (hosts.isPublic && !user.emailVerified) {
      const sentence = 'Please verify your email address before you publish.'
      return response.forbidden(unsuccessful(problem('email_unverified', sentence)))
    }
    const { deployment, isRedeploy } = await new Publish().handle(website)
    return response.ok({
      success: true,
      deployment: deploymentJson(deployment),
      is_redeploy: isRedeploy,
    })
  }

  async check({ auth, request, response }: HttpContext) {
    const { deployment_id: id } = await request.validateUsing(deploymentNamed)
    const deployment = await ownedDeployment(auth.getUserOrFail(), id)
    await new CheckDeployment().handle(deployment)
    return response.ok({ success: true, deployment: deploymentJson(deployment) })
  }

  async forceDelete({ auth, request, response }: HttpContext) {
    const { website_id: websiteId } = await websiteNamed.validate(request.qs())
    const website = await ownedWebsite(auth.getUserOrFail(), websiteId)
    await new TakeDown().handle(website)
    return response.ok({ success: true })
  }
}
