import type { ApiClient } from '@japa/api-client'
import { currentDesigner, useDesigner } from '#planning/services/current_designer'
import { sleeping } from '#tests/helpers/designers'
import { Planner } from '#tests/helpers/planning'

/**
 * A new person, an approved plan, and its build, whose designer sleeps for this number of milliseconds.
 */
export async function slowBuild(
  client: ApiClient,
  cleanup: (undo: () => void) => void,
  ms = 20_000
) {
  const person = await Planner.signedIn(client)
  const planId = await person.draft()
  cleanup(useDesigner(sleeping(currentDesigner(), ms)))
  const taskId = await person.begun(planId)
  return { person, planId, taskId }
}
