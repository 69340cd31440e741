import type { HttpContext } from '@adonisjs/core/http'
import { design } from '#planning/designers/designer_threads'
import { kindsValidator } from '#planning/validators/kinds'

/** The kinds of website to choose from. */
export default class KindsController {
  async index({ request, response }: HttpContext) {
    const { language } = await request.validateUsing(kindsValidator)
    return response.ok({ kinds: await design('kinds', language ?? 'en') })
  }
}
