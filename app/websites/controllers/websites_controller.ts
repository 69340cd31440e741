import type { HttpContext } from '@adonisjs/core/http'
import type { ContactEmailChanged } from '#contract/api/websites'
import { etagOf } from '#contract/website_etag'
import { ChangeContactEmail } from '#websites/actions/change_contact_email'
import { DeleteWebsite } from '#websites/actions/delete_website'
import { isConfirmed } from '#websites/contact/confirmation'
import type { Website } from '#websites/models/website'
import { currentHtml } from '#websites/services/current_texts'
import { expectedVersion, staleProblem } from '#websites/services/etag'
import { htmlLiterals } from '#websites/services/html_literals'
import { listedWebsites } from '#websites/services/listed_websites'
import { ownedWebsite } from '#websites/services/owned_website'
import { websiteJson } from '#websites/transformers/website_json'
import { websitesJson } from '#websites/transformers/websites_json'
import { websiteChanges, websitesPage } from '#websites/validators/websites'

export default class WebsitesController {
  async index({ auth, request, response }: HttpContext) {
    const { page, page_size: size } = await websitesPage.validate(request.qs())
    const listed = await listedWebsites(auth.getUserOrFail(), { number: page, size })
    const literals = await htmlLiterals(listed.websites.map(({ contentHash }) => contentHash))
    response.type('json')
    return response.ok(websitesJson(listed, literals))
  }

  async show({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    response.header('etag', etagOf(website))
    return response.ok(await oneJson(website))
  }

  async update({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const { contact_email: contactEmail } = await request.validateUsing(websiteChanges)
    const baseVersion = expectedVersion(website, request.header('if-match'))

    const result = await new ChangeContactEmail().handle({ website, contactEmail, baseVersion })
    if (!result.ok) return response.conflict(staleProblem(result.error.version))
    response.header('etag', etagOf(website))
    const former = baseVersion === undefined ? result.value : null
    return response.ok({
      ...(await oneJson(website)),
      replaced: former
        ? { version: former.version, contact_email: former.contactEmail }
        : undefined,
    } satisfies ContactEmailChanged)
  }

  async destroy({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    await new DeleteWebsite().handle(website)
    return response.noContent()
  }
}

async function oneJson(website: Website) {
  const json = websiteJson(website, await currentHtml(website))
  return { ...json, contact_email_confirmed: await isConfirmed(website) }
}
