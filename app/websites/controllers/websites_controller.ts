import type { HttpContext } from '@adonisjs/core/http'
import { etagOf } from '#contract/website_etag'
import { ChangeContactEmail } from '#websites/actions/change_contact_email'
import { DeleteWebsite } from '#websites/actions/delete_website'
import { isConfirmed } from '#websites/contact/confirmation'
import { Website } from '#websites/models/website'
import { currentHtml, currentHtmlOfAll } from '#websites/services/current_texts'
import { ownedWebsite } from '#websites/services/owned_website'
import { pageJson } from '#websites/transformers/page_json'
import { websiteJson } from '#websites/transformers/website_json'
import { websiteChanges, websitesPage } from '#websites/validators/websites'

export default class WebsitesController {
  async index({ auth, request, response }: HttpContext) {
    const { page, page_size: size } = await websitesPage.validate(request.qs())
    const found = await Website.query()
      .where({ user_id: auth.getUserOrFail().id, state: 'ready' })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .paginate(page, size)
    const texts = await currentHtmlOfAll(found.all())
    const results = found.all().map((website) => websiteJson(website, texts.get(website.id)!))
    return response.ok(pageJson(results, found))
  }

  async show({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    response.header('etag', etagOf(website))
    return response.ok(await oneJson(website))
  }

  async update({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const { contact_email: contactEmail } = await request.validateUsing(websiteChanges)
    await new ChangeContactEmail().handle(website, contactEmail)
    response.header('etag', etagOf(website))
    return response.ok(await oneJson(website))
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
