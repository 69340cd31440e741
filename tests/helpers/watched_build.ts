import type { ApiClient } from '@japa/api-client'
import type { MeasuredFinding, MeasuredReport } from '#contract/measuring'
import { Task } from '#core/tasks/task'
import { waiting } from '#planning/designers/openai/measured_repair'
import { eventually } from '#tests/helpers/eventually'
import { Planner } from '#tests/helpers/planning'
import { Material } from '#tests/fakes/model_server/material'
import { design } from '#tests/fakes/model_server/purposes/design'
import { bakeryModel, scriptedModel, type ModelQuestion } from '#tests/fakes/scripted_model'

export const isDesign = ({ material }: ModelQuestion) => 'Prefix' in material
export const isRepair = ({ material }: ModelQuestion) => 'Your last answer' in material
export const designOf = ({ request }: ModelQuestion) =>
  design(new Material(request.messages.at(-1)!.content))

/** A model that designs; the last of its sections waits for `go`. */
export function designingModel(repair: (question: ModelQuestion) => unknown = designOf) {
  const { promise: held, resolve: go } = Promise.withResolvers<void>()
  const model = scriptedModel(async (question) => {
    if (question.schema === 'concept') return { idea: 'Rules.', sections: [] }
    if (!isDesign(question)) return (await bakeryModel().ask(question.request)).json
    if (isRepair(question)) return repair(question)
    if (question.material.Section.startsWith('contact')) await held
    return designOf(question)
  })
  return { model, go }
}

export const finding = (section: string, more: Partial<MeasuredFinding> = {}): MeasuredFinding => ({
  section,
  fault: 'broken_word',
  width: 320,
  text: 'Tagliatelle',
  class_name: `x-${section}-main`,
  ...more,
})

export const writtenIn = async (taskId: string) =>
  (await Task.findOrFail(taskId)).checkpoint?.written ?? {}

/** A build that waits for its last section, and whose opening has been designed. */
export async function begun(client: ApiClient) {
  const person = await Planner.signedIn(client)
  const taskId = await person.begun()
  await eventually(async () => (await writtenIn(taskId)).start?.design)
  const report = (body: object) =>
    client
      .post(`/api/spa/websites/task-status/${taskId}/findings/`)
      .bearerToken(person.bearer)
      .json(body)
  const finished = async () => {
    const { status, website_id: id } = await person.outcome(taskId)
    if (status !== 'completed') throw new Error('The build has failed.')
    return (await person.website(id!)).html_content
  }
  return { person, taskId, report, finished }
}

export const onlyStart = (...findings: MeasuredFinding[]): MeasuredReport => ({
  sections: [{ id: 'start', round: 1 }],
  findings,
})

/** Reports are waited for as long as a test can wait; the returned function restores the limit. */
export function waitShorter(): () => void {
  const before = { ...waiting }
  waiting.most = 1_500
  waiting.step = 20
  return () => void Object.assign(waiting, before)
}
