import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import { Deployment } from '#deploy/models/deployment'
import { awaited, type OnItsWay } from '#deploy/services/on_its_way'
import { siteMap } from '#deploy/site_host/site_map'
import type { TargetDeployment } from '#deploy/targets/deploy_target'

/** A release that is not online after this time has failed. In milliseconds. */
const PATIENCE = 15 * 60_000

type Outcome = 'on_its_way' | 'ended' | 'taken_down'

/** Stores what the target says about a release that is on its way. */
export class RecordArrival {
  async handle(
    trx: TransactionClientContract,
    release: OnItsWay,
    state: TargetDeployment | null
  ): Promise<Outcome> {
    const deployment = await awaited(trx, release).first()
    if (!deployment || !state) {
      const other = await Deployment.findBy('website_id', release.websiteId, { client: trx })
      return other ? 'ended' : 'taken_down'
    }
    const { status, address } = state
    if (status === 'ready') {
      deployment.merge({ status, releaseId: release.releaseId, nextReleaseId: null })
      if (address) deployment.merge({ deploymentUrl: address })
    } else {
      const isLate = clock.millis() - release.since > PATIENCE
      deployment.merge({ status: isLate ? 'error' : status })
    }
    await deployment.useTransaction(trx).save()
    trx.after('commit', () => siteMap.forget(deployment.slug))
    return deployment.status === 'ready' || deployment.status === 'error' ? 'ended' : 'on_its_way'
  }
}
