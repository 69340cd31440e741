import type { HttpContext } from '@adonisjs/core/http'
import { etagOf } from '#contract/website_etag'
import { problem } from '#core/problem'
import { expectedVersion, historyJson, ownedWebsite, staleProblem } from '#websites/main'
import { ChangePageDetails } from '#editor/actions/change_page_details'
import { pageDetailsValidator } from '#editor/validators/page_details'

/** The data of a page for search engines, browser tabs and shared links. */
export default class PageDetailsController {
  async update({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const details = await request.validateUsing(pageDetailsValidator)
    const baseVersion = expectedVersion(website, request.header('if-match'))

    const result = await new ChangePageDetails().handle({ website, details, baseVersion })
    if (result.ok) {
      response.header('etag', etagOf(website))
      return response.ok(await historyJson(website))
    }
    switch (result.error.reason) {
      case 'cannot':
        return response.badRequest(problem('cannot', result.error.why))
      case 'unknown_picture':
        return response.badRequest(problem('unknown_picture', 'This picture is no longer there.'))
      case 'stale':
        return response.conflict(staleProblem(result.error.version))
      default:
        return result.error satisfies never
    }
  }
}
