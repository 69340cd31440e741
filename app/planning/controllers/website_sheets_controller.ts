import type { HttpContext } from '@adonisjs/core/http'
import type { ChangedWebsiteSheet } from '#contract/api/planning'
import { answerJson } from '#core/http/answer_json'
import { jsonWith, type Json } from '#core/json_text'
import { etagOf, expectedVersion, historyJson, ownedWebsite, staleProblem } from '#websites/main'
import { ChangeWebsiteSheet } from '#planning/actions/change_website_sheet'
import { websiteSheet } from '#planning/services/website_sheet'
import { sheetChangeIn } from '#planning/validators/change_sheet'

/** The facts of a built website. */
export default class WebsiteSheetsController {
  async show({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.websiteId)
    response.header('etag', etagOf(website))
    return answerJson(response, jsonWith({}, { sheet: await websiteSheet(website) }))
  }

  async update({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.websiteId)
    const change = await sheetChangeIn(request.body())
    const baseVersion = expectedVersion(website, request.header('if-match'))

    const result = await new ChangeWebsiteSheet().handle(website, change, baseVersion)
    if (result.ok) {
      const { sheet, changed, leftAlone } = result.value
      response.header('etag', etagOf(website))
      const step = await historyJson(website)
      const answer: Json<ChangedWebsiteSheet> = jsonWith(
        { ...step, changed, left_alone: leftAlone },
        { sheet }
      )
      return answerJson(response, answer)
    }
    switch (result.error.reason) {
      case 'invalid':
        return response.badRequest(result.error.errors)
      case 'stale':
        return response.conflict(staleProblem(result.error.version))
      default:
        return result.error satisfies never
    }
  }
}
