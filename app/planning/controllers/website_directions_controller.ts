import type { HttpContext } from '@adonisjs/core/http'
import {
  currentHtml,
  etagOf,
  expectedVersion,
  historyJson,
  ownedWebsite,
  staleProblem,
} from '#websites/main'
import { RestyleWebsite } from '#planning/actions/restyle_website'
import { foreignPage } from '#planning/controllers/problems'
import { design } from '#planning/designers/designer_threads'
import { directionJson } from '#planning/transformers/directions_json'
import { restyleValidator } from '#planning/validators/directions'

/** The directions to which a website's page can change. */
export default class WebsiteDirectionsController {
  async index({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.websiteId)
    const others = await design('otherDirections', await currentHtml(website), website.id)
    if (!others) return response.badRequest(foreignPage)
    response.header('etag', etagOf(website))
    return response.ok({
      directions: others.map(({ direction, language, html }) =>
        directionJson(direction, language, html)
      ),
    })
  }

  async store({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.websiteId)
    const { direction, look } = await request.validateUsing(restyleValidator)
    const baseVersion = expectedVersion(website, request.header('if-match'))

    const result = await new RestyleWebsite().handle({ website, direction, look, baseVersion })
    if (result.ok) {
      response.header('etag', etagOf(website))
      return response.ok(await historyJson(website))
    }
    switch (result.error.reason) {
      case 'foreign_page':
        return response.badRequest(foreignPage)
      case 'stale':
        return response.conflict(staleProblem(result.error.version))
      default:
        return result.error satisfies never
    }
  }
}
