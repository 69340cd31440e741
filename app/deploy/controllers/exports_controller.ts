import type { HttpContext } from '@adonisjs/core/http'
import type { ExportedPage } from '#contract/api/websites'
import { ExportPage } from '#deploy/actions/export_page'
import { ownedWebsite } from '#websites/main'

export default class ExportsController {
  async show({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const html = await new ExportPage().handle(website)
    return response.ok({ html_content: html } satisfies ExportedPage)
  }
}
