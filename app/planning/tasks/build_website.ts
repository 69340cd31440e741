import type { Copy } from 'site-designer'
import type { TaskHandler } from '#core/tasks/handler'
import { AbandonBuild, adoptImages, FinishBuild } from '#websites/main'
import { BuildWebsite } from '#planning/actions/build_website'
import { DesignPlan } from '#planning/models/design_plan'
import { forgetMeasured } from '#planning/services/measured_sections'
import { BUILD } from '#planning/services/owned_build'

interface Payload {
  planId: string
  websiteId: string
}

/** The results that a build need not repeat after a crash. */
interface Checkpoint {
  written: Copy
}

/**
 * Builds one website from one approved plan: it is ready when the task completes, and deleted when the
 * task fails.
 */
export const buildWebsite: TaskHandler = {
  kind: BUILD,

  async run({ row, signal, report, checkpoint, complete }) {
    const { planId, websiteId } = row.payload as Payload
    const { notice, ...page } = await new BuildWebsite().handle({
      taskId: row.id,
      planId,
      attempt: row.attempts,
      begun: row.createdAt.toMillis(),
      report,
      signal,
      written: (row.checkpoint as Checkpoint | null)?.written,
      keep: (written) => checkpoint({ written } satisfies Checkpoint),
    })
    await complete(async (trx) => {
      const website = await new FinishBuild().handle(trx, { websiteId, ...page })
      await adoptImages(trx, planId, website)
      await forgetMeasured(trx, row.id)
      return { websiteId, ...(notice ? { notice } : {}) }
    })
  },

  async failed({ id, payload }, trx) {
    const { planId, websiteId } = payload as Payload
    await forgetMeasured(trx, id)
    await new AbandonBuild().handle(trx, websiteId)
    await DesignPlan.query({ client: trx }).where('id', planId).update({ state: 'reviewing' })
  },
}
