import type { HttpContext } from '@adonisjs/core/http'
import type { KnownCommands } from '#contract/api/editing'
import { clock } from '#core/clock'
import { knownCommands } from '#planning/main'
import { currentHtml, ownedWebsite } from '#websites/main'

export default class CommandsController {
  async index({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const { commands, freeWords } = await knownCommands(await currentHtml(website), clock.millis())
    return response.ok({ commands, free_words: freeWords } satisfies KnownCommands)
  }
}
