import type { HttpContext } from '@adonisjs/core/http'
import type { PageDifference } from '#contract/api/editing'
import { NotFound } from '#core/not_found'
import { currentHtml, htmlOfRevision, ownedWebsite, Revision } from '#websites/main'
import { pageDifference } from '#editor/services/page_difference'

/** The differences between the current page and an earlier one. */
export default class DifferencesController {
  async show({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const revision = await Revision.findBy({ id: params.revisionId, website_id: website.id })
    if (!revision) throw new NotFound('revision')
    const [before, after] = [await htmlOfRevision(revision), await currentHtml(website)]
    return response.ok(pageDifference(before, after) satisfies PageDifference)
  }
}
