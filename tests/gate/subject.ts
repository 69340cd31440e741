import type { DesignRequest } from '#planning/designers/designer'
import type { Site } from '#planning/site/site'
import { BuiltinDesigner } from '#planning/designers/builtin/builtin_designer'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'
import { renderSite } from '#planning/renderer/render'
import { withoutTodos } from '#planning/renderer/todos'

/** A site as its owner sees it and as its visitors do. */
export interface Subject {
  site: Site
  plan: BuiltinPlan
  draft: string
  published: string
}

const designer = new BuiltinDesigner()

export async function build(request: DesignRequest): Promise<Subject> {
  const plan = await designer.plan(request)
  const site = await designer.build(plan, request, () => {})
  const draft = renderSite(site)
  return { site, plan: plan.data as unknown as BuiltinPlan, draft, published: withoutTodos(draft) }
}

/** The same business in the directions that its owner may choose from, as visitors would see it. */
export async function publishedProposals(request: DesignRequest): Promise<string[]> {
  const proposals = await designer.propose(await designer.plan(request), request)
  return proposals.map(({ draft }) => withoutTodos(renderSite(draft)))
}
