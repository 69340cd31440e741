import type { HttpContext } from '@adonisjs/core/http'
import { etagOf } from '#contract/website_etag'
import { problem, unsuccessful } from '#core/problem'
import { expectedVersion, ownedWebsite, staleProblem } from '#websites/main'
import { SaveHtml } from '#editor/actions/save_html'
import { editJson } from '#editor/transformers/edit_json'
import { TOO_COMPLEX } from '#editor/transformers/too_complex'
import { htmlValidator } from '#editor/validators/html'

export default class PagesController {
  async update({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const { html_content: html } = await request.validateUsing(htmlValidator)
    const baseVersion = expectedVersion(website, request.header('if-match'))

    const result = await new SaveHtml().handle({ website, html, baseVersion })
    if (result.ok) {
      response.header('etag', etagOf(website))
      return response.ok(await editJson(website, result.value))
    }
    switch (result.error.reason) {
      case 'corrupted':
        return response.badRequest(
          unsuccessful(problem('structure', 'HTML structure corrupted during save'))
        )
      case 'too_complex':
        return response.badRequest(
          unsuccessful(problem('too_complex', TOO_COMPLEX[result.error.excess]))
        )
      case 'breaks_page': {
        const { line, message } = result.error
        const sentence = `Nothing was saved, because of a new error in line ${line}: ${message}`
        return response.badRequest(unsuccessful(problem('breaks_page', sentence, { line })))
      }
      case 'stale':
        return response.conflict(unsuccessful(staleProblem(result.error.version)))
      default:
        return result.error satisfies never
    }
  }
}
