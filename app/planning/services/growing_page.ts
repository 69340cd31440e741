import type { Copy } from 'site-designer'
import type { GrowingPage } from '#contract/api/planning'
import type { Task } from '#core/tasks/task'
import { currentHtml, Website } from '#websites/main'
import { design } from '#planning/designers/designer_threads'
import { DesignPlan } from '#planning/models/design_plan'
import { keptPlan } from '#planning/services/keep_plan'

/** The page of a build, and what of it is there already. */
export interface PageOf {
  /** Another key, another page. */
  key: string
  page(): Promise<GrowingPage | undefined>
}

/**
 * A build's page as far as it is: the sections that are written, in their words, and the others as
 * the plan has them. Once the website is there, that is the page.
 */
export function growingPage(task: Task): PageOf {
  if (task.status === 'completed') return { key: 'ready', page: () => finished(task) }
  const written: Copy = task.checkpoint?.written ?? {}
  return {
    key: Object.keys(written).sort().join(' '),
    page: () => underWay(task.payload.planId, written),
  }
}

async function underWay(planId: string, written: Copy): Promise<GrowingPage | undefined> {
  const plan = await DesignPlan.find(planId)
  return plan ? design('growPage', keptPlan(plan), written) : undefined
}

async function finished(task: Task): Promise<GrowingPage | undefined> {
  const website = await Website.find(task.result?.websiteId)
  if (!website) return undefined
  return { html: await currentHtml(website), unwritten: [] }
}
