import type { HttpContext } from '@adonisjs/core/http'
import type { EditFrame } from '#contract/api/editing'
import { etagOf } from '#contract/website_etag'
import { historyOf, ownedWebsite, signedAddress } from '#websites/main'

export default class FramesController {
  async show({ auth, params, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const website = await ownedWebsite(user, params.id)
    const { canUndo, canRedo } = await historyOf(website)
    response.header('etag', etagOf(website))
    return response.ok({
      url: signedAddress(website, { mode: 'e', userId: user.id }),
      version: website.version,
      can_undo: canUndo,
      can_redo: canRedo,
    } satisfies EditFrame)
  }
}
