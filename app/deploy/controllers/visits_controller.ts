import type { HttpContext } from '@adonisjs/core/http'
import type { Visits } from '#contract/api/visits'
import { ownedWebsite } from '#websites/main'
import { visitRange } from '#deploy/validators/visits'
import { visitsOf } from '#deploy/visits/visits_of'

/** How often the published site of a website was visited. */
export default class VisitsController {
  async show({ auth, params, request, response }: HttpContext) {
    const { days } = await visitRange.validate(request.qs())
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    return response.ok((await visitsOf(website.id, days)) satisfies Visits)
  }
}
