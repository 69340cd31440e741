import type { HttpContext } from '@adonisjs/core/http'
import type { ExportedPage } from '#contract/api/websites'
import { ExportArchive } from '#deploy/actions/export_archive'
import { ExportPage } from '#deploy/actions/export_page'
import { ownedWebsite } from '#websites/main'

export default class ExportsController {
  async show({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const html = await new ExportPage().handle(website)
    return response.ok({ html_content: html } satisfies ExportedPage)
  }

  async archive({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const archive = await new ExportArchive().handle(website)
    response.header('content-type', 'application/zip')
    response.header('content-disposition', `attachment; filename="${website.slug}.zip"`)
    return response.stream(archive)
  }
}
