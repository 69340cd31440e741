import { releasedFiles } from '#deploy/services/released_files'
import { fillSite } from '#designer/page/fill_site'
import { looks } from '#designer/outline/looks'
import { renderSite } from '#designer/page/render_site'
import { withoutTodos } from '#designer/live_page/todos'
import { checkSite } from '#designer/site/check_site'
import type { Site } from '#designer/site/site'
import type { Page } from '#tests/gate/browser/page_server'
import type { Case } from '#tests/gate/cases'

/** A site as its owner sees it (draft) and as its visitors see it (published). */
export interface Subject {
  site: Site
  draft: string
  published: Page
}

type Composed = Pick<Case, 'sheet' | 'outline' | 'form'>

export async function build({ sheet, outline }: Composed): Promise<Subject> {
  const site = checkSite(fillSite(sheet, outline))
  if (!site.ok) throw new Error(`The site is broken: ${site.error.join('; ')}`)
  const draft = renderSite(site.value)
  return { site: site.value, draft, published: await releasedFiles(withoutTodos(draft)) }
}

/** The published page in each look that the owner can choose. */
export async function publishedLooks({ sheet, outline, form }: Composed): Promise<Page[]> {
  const offered = looks(sheet, outline, form)
  return Promise.all(
    offered.map((look) => releasedFiles(withoutTodos(renderSite(fillSite(sheet, look)))))
  )
}
