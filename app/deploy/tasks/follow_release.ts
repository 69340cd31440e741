import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import { enqueue } from '#core/tasks/enqueue'
import { FinalFailure, type TaskHandler } from '#core/tasks/handler'
import { DeployRelease } from '#deploy/actions/deploy_release'
import { RecordArrival } from '#deploy/actions/record_arrival'
import { TargetFailure } from '#deploy/targets/deploy_target'
import { awaited, type OnItsWay } from '#deploy/services/on_its_way'
import { removeSite } from '#deploy/tasks/remove_site'

/** Between two questions about one release, in milliseconds. */
const PAUSE = 500

/**
 * Brings a release to a target that takes time, and asks until it is online or has failed. Each
 * question is a task of its own, so that a slow target holds no worker.
 */
export const followRelease = {
  kind: 'follow_release',
  async run(task) {
    const release: OnItsWay = task.row.payload
    const state = await new DeployRelease().handle(release).catch((error) => {
      if (error instanceof TargetFailure && error.kind === 'refused') {
        throw new FinalFailure(error.message, { cause: error })
      }
      throw error
    })
    await task.complete(async (trx) => {
      const outcome = await new RecordArrival().handle(trx, release, state)
      if (outcome === 'on_its_way') {
        await ask(trx, { ...release, id: state!.id }, clock.millis() + PAUSE)
      }
      // It was taken offline meanwhile, and the target may have got the release after that.
      if (outcome === 'taken_down') await removeSite.for(trx, release.websiteId)
    })
  },
  async failed({ payload }, trx) {
    await awaited(trx, payload as OnItsWay).update({ status: 'error' })
  },
  for(trx: TransactionClientContract, release: Pick<OnItsWay, 'websiteId' | 'releaseId'>) {
    return ask(trx, { ...release, since: clock.millis() })
  },
} satisfies TaskHandler & Record<string, unknown>

function ask(trx: TransactionClientContract, payload: OnItsWay, dueAt?: number) {
  return enqueue(trx, { kind: followRelease.kind, payload, maxAttempts: 8, dueAt })
}
