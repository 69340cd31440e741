import type { HttpContext } from '@adonisjs/core/http'
import type { DeploymentChecked, Releases } from '#contract/api/deployment'
import { spend } from '#core/limits/limits'
import { problem, unsuccessful } from '#core/problem'
import { ownedWebsite, signedRevisionAddresses } from '#websites/main'
import { RollBack, type RollbackFailure } from '#deploy/actions/roll_back'
import { Deployment } from '#deploy/models/deployment'
import { Release } from '#deploy/models/release'
import { publishes } from '#deploy/services/publish_limit'
import { SUSPENDED } from '#deploy/services/suspended'
import { deploymentJson } from '#deploy/transformers/deployment_json'
import { releaseJson } from '#deploy/transformers/release_json'
import { rollbackTo, websiteNamed } from '#deploy/validators/deployments'

const REFUSALS: Record<RollbackFailure['reason'], string> = {
  suspended: SUSPENDED,
  not_published: 'This website is not online. Publish it first.',
  release_broken: 'The files of this version are gone. What is online has not changed.',
}

/** The published versions of a website. */
export default class ReleasesController {
  async index({ auth, request, response }: HttpContext) {
    const { website_id: websiteId } = await websiteNamed.validate(request.qs())
    const website = await ownedWebsite(auth.getUserOrFail(), websiteId)
    const releases = await Release.query()
      .where('website_id', website.id)
      .orderBy('created_at', 'desc')
      .orderByRaw('rowid desc')
    const deployment = await Deployment.findBy('website_id', website.id)
    const addresses = await signedRevisionAddresses(
      website,
      releases.map(({ revisionId }) => revisionId)
    )
    return response.ok({
      success: true,
      releases: releases.map((release) =>
        releaseJson(release, {
          isLive: release.id === deployment?.releaseId,
          previewUrl: addresses.get(release.revisionId) ?? null,
        })
      ),
    } satisfies Releases)
  }

  async rollback({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { website_id: websiteId, release_id: id } = await request.validateUsing(rollbackTo)
    const website = await ownedWebsite(user, websiteId)
    await spend('publish', user.id, publishes)
    const result = await new RollBack().handle(website, id)
    if (!result.ok) {
      const { reason } = result.error
      const body = unsuccessful(problem(reason, REFUSALS[reason]))
      return reason === 'suspended' ? response.forbidden(body) : response.conflict(body)
    }
    return response.ok({
      success: true,
      deployment: deploymentJson(result.value),
    } satisfies DeploymentChecked)
  }
}
