import type { HttpContext } from '@adonisjs/core/http'
import { spend } from '#core/limits/limits'
import { DuplicateWebsite } from '#websites/actions/duplicate_website'
import { currentHtml } from '#websites/services/current_texts'
import { newWebsites } from '#websites/services/new_websites_limit'
import { noRoomProblem } from '#websites/services/no_room'
import { ownedWebsite } from '#websites/services/owned_website'
import { requestKeyOf } from '#websites/services/request_key'
import { websiteJson } from '#websites/transformers/website_json'

/** The duplicates of a website. */
export default class DuplicatesController {
  async store({ auth, params, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const website = await ownedWebsite(user, params.id)
    await spend('new websites', user.id, newWebsites)
    const requestKey = requestKeyOf('duplicate', request.header('idempotency-key'))
    const result = await new DuplicateWebsite().handle(website, requestKey)
    if (!result.ok) return response.forbidden(noRoomProblem(result.error))
    return response.created(websiteJson(result.value, await currentHtml(result.value)))
  }
}
