import type { HttpContext } from '@adonisjs/core/http'
import { etagOf } from '#contract/website_etag'
import { NotFound } from '#core/not_found'
import { RestoreRevision } from '#websites/actions/restore_revision'
import { Revision } from '#websites/models/revision'
import type { Website } from '#websites/models/website'
import { htmlOfRevision } from '#websites/services/current_texts'
import { expectedVersion, staleProblem } from '#websites/services/etag'
import { ownedWebsite } from '#websites/services/owned_website'
import { historyJson } from '#websites/transformers/history_json'
import { pageJson } from '#websites/transformers/page_json'
import { revisionJson } from '#websites/transformers/revision_json'
import { revisionsPage } from '#websites/validators/websites'

export default class RevisionsController {
  async index({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const { page, page_size: size } = await revisionsPage.validate(request.qs())
    const found = await Revision.query()
      .where({ website_id: website.id, folded: false })
      .orderBy('version', 'desc')
      .paginate(page, size)
    const results = found.all().map((revision) => revisionJson(revision, website))
    return response.ok(pageJson(results, found))
  }

  async show({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const revision = await revisionOf(website, params.revisionId)
    return response.ok({
      ...revisionJson(revision, website),
      html_content: await htmlOfRevision(revision),
    })
  }

  async restore({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const revision = await revisionOf(website, params.revisionId)
    const baseVersion = expectedVersion(website, request.header('if-match'))

    const result = await new RestoreRevision().handle({ website, revision, baseVersion })
    if (!result.ok) return response.conflict(staleProblem(result.error.version))
    response.header('etag', etagOf(website))
    return response.ok(await historyJson(website))
  }
}

async function revisionOf(website: Website, id: string): Promise<Revision> {
  const revision = await Revision.findBy({ id, website_id: website.id })
  if (!revision) throw new NotFound('revision')
  return revision
}
