import { claimsOnlyWhatWasSaid, fillSite, renderSite, wordsOf, type Copy } from 'site-designer'
import type { GrowingPage } from '#contract/api/planning'
import type { Task } from '#core/tasks/task'
import { currentHtml, Website } from '#websites/main'
import { DesignPlan } from '#planning/models/design_plan'

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
  if (!plan?.sheet) return undefined
  const { sheet, outline, request } = plan
  const copy = claimsOnlyWhatWasSaid(sheet, request.prompt, written)
  const site = fillSite(sheet, outline, copy)
  const unwritten = Object.keys(wordsOf(site)).filter((id) => !(id in written))
  return { html: renderSite(site), unwritten }
}

async function finished(task: Task): Promise<GrowingPage | undefined> {
  const website = await Website.find(task.result?.websiteId)
  if (!website) return undefined
  return { html: await currentHtml(website), unwritten: [] }
}
