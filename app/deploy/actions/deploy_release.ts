import { awaited, type OnItsWay } from '#deploy/services/on_its_way'
import { releaseToDeploy } from '#deploy/services/release_to_deploy'
import { currentTarget } from '#deploy/targets/current_target'
import type { TargetDeployment } from '#deploy/targets/deploy_target'

/**
 * Gives the target a release that is on its way, or asks about it. When it is ready, it is shown at the
 * address of the site. Null if nobody waits for it any more.
 */
export class DeployRelease {
  async handle(release: OnItsWay): Promise<TargetDeployment | null> {
    const deployment = await awaited(undefined, release).first()
    if (!deployment) return null
    const target = currentTarget()
    const state = release.id
      ? await target.read(release.id)
      : await target.deploy(await releaseToDeploy(deployment, { id: release.releaseId }))
    if (!state) return { id: release.id!, status: 'error', address: null }
    if (state.status === 'ready') await target.activate(release.websiteId, state.id)
    return state
  }
}
