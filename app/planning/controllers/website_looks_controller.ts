import type { HttpContext } from '@adonisjs/core/http'
import { directions, lookOf, namedDirection, restyled } from 'site-designer'
import type { WebsiteLook } from '#contract/api/planning'
import { currentHtml, etagOf, ownedWebsite } from '#websites/main'
import { foreignPage } from '#planning/controllers/problems'
import { lookValidator } from '#planning/validators/directions'

/** What a website's page wears, and how it would look in another dress; nothing is changed by it. */
export default class WebsiteLooksController {
  async show({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.websiteId)
    const { direction, ...look } = await lookValidator.validate(request.qs())
    const html = await currentHtml(website)
    const worn = lookOf(html)
    if (!worn) return response.badRequest(foreignPage)
    response.header('etag', etagOf(website))
    return response.ok({
      look: worn.look,
      direction: worn.direction,
      directions: directions.map((id) => ({ id, ...namedDirection(id, 'en') })),
      html: restyled(html, { ...(direction ? { direction } : {}), look }) ?? html,
    } satisfies WebsiteLook)
  }
}
