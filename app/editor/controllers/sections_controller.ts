import type { HttpContext } from '@adonisjs/core/http'
import { sectionKinds } from 'site-designer'
import type { PageSections, SectionChanged, SectionPreview } from '#contract/api/editing'
import { etagOf } from '#contract/website_etag'
import { NotFound } from '#core/not_found'
import { problem } from '#core/problem'
import {
  currentHtml,
  currentSheet,
  expectedVersion,
  historyJson,
  ownedWebsite,
  staleProblem,
  type Website,
} from '#websites/main'
import { ChangeSectionOfPage } from '#editor/actions/change_section_of_page'
import { pages } from '#editor/services/pages'
import { sectionChangeValidator } from '#editor/validators/section_change'

/** The sections of a page, and manual changes of them. */
export default class SectionsController {
  async index({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const found = await pages.sectionsOn(await currentHtml(website), await tradeOf(website))
    response.header('etag', etagOf(website))
    return response.ok(found satisfies PageSections)
  }

  /** A preview of a section before it is added. */
  async preview({ auth, params, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const kind = sectionKinds.find((one) => one === params.kind)
    if (!kind) throw new NotFound('section')
    const sheet = await currentSheet(website)
    const html = await pages.sectionPreview(await currentHtml(website), kind, { sheet })
    return response.ok({ html: html ?? null } satisfies SectionPreview)
  }

  async change({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const change = await request.validateUsing(sectionChangeValidator)
    const baseVersion = expectedVersion(website, request.header('if-match'))

    const result = await new ChangeSectionOfPage().handle({ website, change, baseVersion })
    if (result.ok) {
      response.header('etag', etagOf(website))
      const { says } = result.value
      return response.ok({ ...(await historyJson(website)), says } satisfies SectionChanged)
    }
    switch (result.error.reason) {
      case 'cannot':
        return response.badRequest(problem('cannot', result.error.why))
      case 'stale':
        return response.conflict(staleProblem(result.error.version))
      default:
        return result.error satisfies never
    }
  }
}

/** The facts of the business, if its website has a sheet. */
async function tradeOf(website: Website): Promise<string | undefined> {
  const text = await currentSheet(website)
  return text === undefined ? undefined : JSON.parse(text).who?.kind?.value
}
