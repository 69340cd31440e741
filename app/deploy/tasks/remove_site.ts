import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#core/tasks/enqueue'
import type { TaskHandler } from '#core/tasks/handler'
import { Deployment } from '#deploy/models/deployment'
import { currentTarget } from '#deploy/targets/current_target'

/** Takes a site offline at a target outside, unless it was published again meanwhile. */
export const removeSite = {
  kind: 'remove_site',
  async run(task) {
    const { websiteId } = task.row.payload
    if (!(await Deployment.findBy('website_id', websiteId))) await currentTarget().remove(websiteId)
    await task.complete(async () => {})
  },
  /** Does nothing for a target that serves what our rows point to. */
  async for(trx: TransactionClientContract, websiteId: string): Promise<void> {
    if (currentTarget().isSiteHost) return
    await enqueue(trx, { kind: this.kind, payload: { websiteId }, maxAttempts: 18 })
  },
} satisfies TaskHandler & Record<string, unknown>
