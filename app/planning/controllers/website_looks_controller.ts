import type { HttpContext } from '@adonisjs/core/http'
import { directions, namedDirection } from 'site-designer'
import type { WebsiteLook } from '#contract/api/planning'
import { currentHtml, etagOf, ownedWebsite } from '#websites/main'
import { foreignPage } from '#planning/controllers/problems'
import { design } from '#planning/designers/designer_threads'
import { lookValidator } from '#planning/validators/directions'

/** The look of a website's page, and a preview of another look; it changes nothing. */
export default class WebsiteLooksController {
  async show({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.websiteId)
    const { direction, ...look } = await lookValidator.validate(request.qs())
    const wish = { ...(direction ? { direction } : {}), look }
    const preview = await design('previewLook', await currentHtml(website), wish)
    if (!preview) return response.badRequest(foreignPage)
    response.header('etag', etagOf(website))
    return response.ok({
      look: preview.current.look,
      direction: preview.current.direction,
      directions: directions.map((id) => ({ id, ...namedDirection(id, 'en') })),
      html: preview.html,
    } satisfies WebsiteLook)
  }
}
