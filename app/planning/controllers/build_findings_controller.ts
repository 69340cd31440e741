import type { HttpContext } from '@adonisjs/core/http'
import { ReportFindings } from '#planning/actions/report_findings'
import { ownedBuild } from '#planning/services/owned_build'
import { findingsValidator, measuredFindings } from '#planning/validators/report_findings'

/** What a person's browser finds on the page of a build that they watch. */
export default class BuildFindingsController {
  async store({ auth, params, request, response }: HttpContext) {
    const build = await ownedBuild(auth.getUserOrFail(), params.taskId)
    const { sections, findings } = await request.validateUsing(findingsValidator)
    await new ReportFindings().handle(build, { sections, findings: measuredFindings(findings) })
    return response.noContent()
  }
}
