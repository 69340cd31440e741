import type { HttpContext } from '@adonisjs/core/http'
import { directions, lookOf, namedDirection } from 'site-designer'
import type { WebsiteLook } from '#contract/api/planning'
import { currentHtml, etagOf, ownedWebsite } from '#websites/main'
import { foreignPage } from '#planning/controllers/problems'
import { design } from '#planning/designers/designer_threads'
import { lookValidator } from '#planning/validators/directions'

/** What a website's page wears, and how it would look in another dress; nothing is changed by it. */
export default class WebsiteLooksController {
  async show({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.websiteId)
    const { direction, ...look } = await lookValidator.validate(request.qs())
    const html = await currentHtml(website)
    const worn = lookOf(html)
    if (!worn) return response.badRequest(foreignPage)
    const dressed = await design('restyled', html, { ...(direction ? { direction } : {}), look })
    response.header('etag', etagOf(website))
    return response.ok({
      look: worn.look,
      direction: worn.direction,
      directions: directions.map((id) => ({ id, ...namedDirection(id, 'en') })),
      html: dressed ?? html,
    } satisfies WebsiteLook)
  }
}
