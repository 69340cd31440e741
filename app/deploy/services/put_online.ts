import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Deployment } from '#deploy/models/deployment'
import type { Release } from '#deploy/models/release'
import { releaseToDeploy } from '#deploy/services/release_to_deploy'
import { currentTarget } from '#deploy/targets/current_target'
import { followRelease } from '#deploy/tasks/follow_release'

/**
 * Points a deployment at a stored release; false if its files are gone. A target that takes time gets
 * the release from a task, and until then visitors get what they got before.
 */
export async function putOnline(
  trx: TransactionClientContract,
  deployment: Deployment,
  release: Release
): Promise<boolean> {
  const target = currentTarget()
  if (!target.isInstant) {
    deployment.merge({ status: 'pending', nextReleaseId: release.id })
    await followRelease.for(trx, { websiteId: deployment.websiteId, releaseId: release.id })
  } else {
    const { status, address } = await target.deploy(await releaseToDeploy(deployment, release, trx))
    if (status === 'error') return false
    deployment.merge({ status, releaseId: release.id, nextReleaseId: null })
    if (address) deployment.merge({ deploymentUrl: address })
    deployment.$setRelated('release', release)
  }
  await deployment.useTransaction(trx).save()
  return true
}
