import type { HttpContext } from '@adonisjs/core/http'
import { etagOf } from '#contract/website_etag'
import { problem, type Problem } from '#core/problem'
import { StepThroughHistory } from '#websites/actions/step_through_history'
import { expectedVersion, staleProblem } from '#websites/services/etag'
import { ownedWebsite } from '#websites/services/owned_website'
import { historyJson } from '#websites/transformers/history_json'

export default class HistoryController {
  async undo(context: HttpContext) {
    return step(context, 'undo', problem('nothing_to_undo', 'No changes to undo'))
  }

  async redo(context: HttpContext) {
    return step(context, 'redo', problem('nothing_to_redo', 'No changes to redo'))
  }
}

async function step(
  { auth, params, request, response }: HttpContext,
  name: 'undo' | 'redo',
  nothingThere: Problem
) {
  const website = await ownedWebsite(auth.getUserOrFail(), params.id)
  const baseVersion = expectedVersion(website, request.header('if-match'))

  const result = await new StepThroughHistory().handle({ website, step: name, baseVersion })
  if (result.ok) {
    response.header('etag', etagOf(website))
    return response.ok(await historyJson(website))
  }
  switch (result.error.reason) {
    case 'stale':
      return response.conflict(staleProblem(result.error.version))
    case 'nothing_there':
      return response.conflict(nothingThere)
    default:
      return result.error satisfies never
  }
}
