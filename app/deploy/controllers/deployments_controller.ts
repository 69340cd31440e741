import type { HttpContext } from '@adonisjs/core/http'
import { hosts } from '#config/hosts'
import { unsuccessful } from '#core/problem'
import { ownedWebsite } from '#websites/main'
import { checkDeployment, refreshDeployments } from '#deploy/actions/check_deployments'
import { publish } from '#deploy/actions/publish'
import { takeDown } from '#deploy/actions/take_down'
import { deploymentsOf, ownedDeployment } from '#deploy/services/owned_deployment'
import { deploymentJson } from '#deploy/transformers/deployment_json'
import { deploymentNamed, websiteNamed } from '#deploy/validators/deployments'

export default class DeploymentsController {
  async index({ auth, response }: HttpContext) {
    const deployments = await deploymentsOf(auth.getUserOrFail())
    return response.ok(deployments.map(deploymentJson))
  }

  async refresh({ auth, response }: HttpContext) {
    const { deployments, cleanedUp } = await refreshDeployments(auth.getUserOrFail())
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
      return response.conflict(
        unsuccessful('still_building', 'This website is still being built. Publish it afterwards.')
      )
    }
    // A public product would otherwise put pages on the internet for who cannot be reached.
    if (hosts.isPublic && !user.emailVerified) {
      return response.forbidden(
        unsuccessful('email_unverified', 'Please verify your email address before you publish.')
      )
    }
    const { deployment, isRedeploy } = await publish(website)
    return response.ok({
      success: true,
      deployment: deploymentJson(deployment),
      is_redeploy: isRedeploy,
    })
  }

  async check({ auth, request, response }: HttpContext) {
    const { deployment_id: id } = await request.validateUsing(deploymentNamed)
    const deployment = await checkDeployment(await ownedDeployment(auth.getUserOrFail(), id))
    return response.ok({ success: true, deployment: deploymentJson(deployment) })
  }

  async forceDelete({ auth, request, response }: HttpContext) {
    const { website_id: websiteId } = await websiteNamed.validate(request.qs())
    await takeDown(await ownedWebsite(auth.getUserOrFail(), websiteId))
    return response.ok({ success: true })
  }
}
