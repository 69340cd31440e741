import { currentHtml, type Website } from '#websites/main'
import type { Readiness } from '#deploy/readiness/readiness'
import { draftOf } from '#deploy/services/draft_of'
import { pages } from '#deploy/services/pages'

export interface DraftReadiness extends Readiness {
  /** Places to fill in, which publishing removes. */
  openPlaces: string[]
}

/** Checks the newest saved revision as `Publish` will, and changes nothing. */
export class CheckBeforePublishing {
  async handle(website: Website): Promise<DraftReadiness> {
    const html = await currentHtml(website)
    const readiness = await pages.readinessOf(await draftOf(website, html))
    return { ...readiness, openPlaces: await pages.todosIn(html) }
  }
}
