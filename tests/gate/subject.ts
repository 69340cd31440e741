import type { DesignRequest } from '#designer/designer/designer'
import type { Site } from '#designer/site/site'
import { releaseFonts } from '#deploy/services/release_fonts'
import { BuiltinDesigner } from '#designer/designer/builtin_designer'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { renderSite } from '#designer/renderer/render'
import { withoutTodos } from '#designer/renderer/todos'
import type { Page } from '#tests/gate/browser/page_server'

/** A site as its owner sees it and as its visitors do. */
export interface Subject {
  site: Site
  draft: string
  published: Page
}

/** What somebody asked for, and what was drawn of it. */
interface Drawn {
  request: DesignRequest
  plan: BuiltinPlan
}

const designer = new BuiltinDesigner()

export async function build({ plan, request }: Drawn): Promise<Subject> {
  const site = await designer.build(asPlan(plan), request, () => {})
  const draft = renderSite(site)
  return { site, draft, published: await releaseFonts(withoutTodos(draft)) }
}

/** The same business in the directions that its owner may choose from, as visitors would see it. */
export async function publishedProposals({ plan, request }: Drawn): Promise<Page[]> {
  const proposals = await designer.propose(asPlan(plan), request)
  return Promise.all(proposals.map(({ draft }) => releaseFonts(withoutTodos(renderSite(draft)))))
}

const asPlan = (plan: BuiltinPlan) => ({ markdown: '', data: { ...plan } })
