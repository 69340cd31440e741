import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { etagOf } from '#contract/website_etag'
import { untilGone } from '#core/http/until_gone'
import { ModelFailure, modelProblem } from '#core/model/main'
import { problem, unsuccessful } from '#core/problem'
import { measuredFindings } from '#planning/main'
import { expectedVersion, ownedWebsite, staleProblem } from '#websites/main'
import { EditByInstruction } from '#editor/actions/edit_by_instruction'
import { RepairEdit } from '#editor/actions/repair_edit'
import { instructionJson } from '#editor/transformers/instruction_json'
import { instructionValidator } from '#editor/validators/instruction'

const NO_SERVICE = 'AI service temporarily unavailable'
const UNASKED =
  'This edit would have added code or an address that you did not ask for, so nothing was changed.'
const NO_EDIT = 'This edit is not the newest change of the page, or it was repaired already.'
const NO_SECTION = 'This page has no such section.'
const UNUSABLE = 'AI returned invalid format'

export default class InstructionsController {
  async store({ auth, params, request, response }: HttpContext) {
    const website = await ownedWebsite(auth.getUserOrFail(), params.id)
    const fields = await request.validateUsing(instructionValidator)
    const baseVersion = expectedVersion(website, request.header('if-match'))
    const { left, answered } = untilGone(response)

    const { user_request: instruction, selection, choices, repairs } = fields
    const asked = { website, instruction, selection, choices, baseVersion, stop: left }
    const result = await answered(
      repairs
        ? new RepairEdit().handle({
            ...asked,
            edit: repairs.edit,
            findings: measuredFindings(repairs.findings),
          })
        : new EditByInstruction().handle(asked)
    )
    if (!result) return
    if (result.ok) {
      response.header('etag', etagOf(website))
      return response.ok(await instructionJson(website, result.value))
    }
    switch (result.error.reason) {
      case 'cannot': {
        const { why, can } = result.error
        return response.badRequest(unsuccessful(problem('cannot', why, { can })))
      }
      case 'unasked':
        logger.warn({ what: result.error.what }, 'an edit would bring in what nobody asked for')
        return response.badRequest(unsuccessful(problem('unasked', UNASKED)))
      case 'no_such_edit':
        return response.conflict(unsuccessful(problem('no_such_edit', NO_EDIT)))
      case 'no_such_section':
        return response.badRequest(unsuccessful(problem('no_such_section', NO_SECTION)))
      case 'stale':
        return response.conflict(unsuccessful(staleProblem(result.error.version)))
      case 'unusable_answer':
        logger.error({ cause: result.error.cause }, 'the designer’s edit does not fit the page')
        return response.badGateway(unsuccessful(problem('unusable_answer', UNUSABLE)))
      case 'designer_failed': {
        const { cause } = result.error
        if (cause instanceof ModelFailure) return answerModelFailure(response, cause)
        return response.serviceUnavailable(unsuccessful(problem('designer_failed', NO_SERVICE)))
      }
      case 'designer_too_slow':
        return response.serviceUnavailable(unsuccessful(problem('designer_too_slow', NO_SERVICE)))
      default:
        return result.error satisfies never
    }
  }
}

function answerModelFailure(response: HttpContext['response'], failure: ModelFailure) {
  const { status, body, retryAfterSeconds } = modelProblem(failure)
  if (retryAfterSeconds !== undefined) response.header('retry-after', String(retryAfterSeconds))
  return response.status(status).send(unsuccessful(body))
}
