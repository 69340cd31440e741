import type { Copy, SectionCopy } from 'site-designer'
import type { GrowingPage } from '#contract/api/planning'
import type { Task } from '#core/tasks/task'
import { currentHtml, Website } from '#websites/main'
import { design } from '#planning/designers/designer_threads'
import { DesignPlan } from '#planning/models/design_plan'
import { storedPlan } from '#planning/services/store_plan'

/** The page of a build, and which of its sections are written. */
export interface PageOf {
  /** A page with another key is a different page. */
  key: string
  page(): Promise<GrowingPage | undefined>
}

/**
 * The page of a build so far: written sections with their texts, the others as in the plan. Once the
 * website exists, its page.
 */
export function pageInProgress(task: Task): PageOf {
  if (task.status === 'completed') return { key: 'ready', page: () => finished(task) }
  const written: Copy = task.checkpoint?.written ?? {}
  return {
    key: Object.keys(written)
      .sort()
      .map((id) => `${id}${stateOf(written[id])}`)
      .join(' '),
    page: () => underWay(task.payload.planId, written),
  }
}

/** A section that is repaired, or made to fit, is another one. */
function stateOf(section: SectionCopy): string {
  const { isNarrow, isRepaired } = section.design ?? {}
  return `${isRepaired ? '*' : ''}${isNarrow ? '!' : ''}`
}

async function underWay(planId: string, written: Copy): Promise<GrowingPage | undefined> {
  const plan = await DesignPlan.find(planId)
  return plan ? design('pageSoFar', storedPlan(plan), written) : undefined
}

async function finished(task: Task): Promise<GrowingPage | undefined> {
  const website = await Website.find(task.result?.websiteId)
  if (!website) return undefined
  return { html: await currentHtml(website), unwritten: [], designed: [] }
}
