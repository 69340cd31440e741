import { test } from '@japa/runner'
import { Task } from '#core/tasks/task'
import type { Progress } from '#planning/designers/designer'
import { write } from '#planning/designers/openai/write'
import { DesignPlan } from '#planning/models/design_plan'
import { eventually } from '#tests/helpers/eventually'
import { useModel } from '#tests/helpers/model_designer'
import { Planner } from '#tests/helpers/planning'
import { changePatience } from '#tests/helpers/designers'
import {
  bakeryModel,
  modelFailure,
  scriptedModel,
  silentModel,
  type ModelQuestion,
} from '#tests/fakes/scripted_model'

const answered = (question: ModelQuestion) => bakeryModel().ask(question.request)

test.group('A build with a model', () => {
  test('contains the model’s texts, section by section', async ({ client, assert, cleanup }) => {
    const model = bakeryModel()
    cleanup(useModel(model))
    const person = await Planner.signedIn(client)
    const { html_content: html } = await person.website(await person.built())
    assert.include(html, 'Baked in Leeds.')
    const asked = model.questions.filter(({ schema }) => schema === 'section')
    assert.isAbove(asked.length, 2)
    assert.isTrue(asked.every(({ request }) => request.purpose === 'build'))
  })

  test('a failed section gets our text, and the person learns how many there are', async ({
    client,
    assert,
    cleanup,
  }) => {
    let asked = 0
    cleanup(
      useModel(
        scriptedModel(async (question) => {
          if (question.schema === 'section' && ++asked === 2) return modelFailure('rate_limited')
          return (await answered(question)).json
        })
      )
    )
    const person = await Planner.signedIn(client)
    const taskId = await person.begun()
    const { notice, website_id: website } = await person.outcome(taskId)
    assert.match(notice!, /busy right now, so 1 of \d+ sections have the built-in words\./)
    assert.include((await person.website(website!)).html_content, 'Baked in Leeds.')
  })

  test('after a refusal for lack of credit no section is asked for again, and the page is complete', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const model = scriptedModel(() => modelFailure('quota'))
    cleanup(useModel(model))
    const taskId = await person.begun(id)
    const { notice } = await person.outcome(taskId)
    assert.isAtMost(model.questions.length, 2)
    assert.include(notice, 'the page has the built-in words')
  })

  test('after a kill only the missing sections are written', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const sections: string[] = []
    const stuck = Promise.withResolvers<void>()
    cleanup(() => stuck.resolve())
    const model = scriptedModel(async (question) => {
      sections.push(question.material.Section)
      // The third and the fourth section never end, as in a killed process.
      if (sections.length === 3 || sections.length === 4) await stuck.promise
      return (await answered(question)).json
    })
    cleanup(useModel(model))
    const taskId = await person.begun(id)
    await eventually(async () => sections.length >= 4)
    const kept = await eventually(async () => {
      const { checkpoint } = await Task.findOrFail(taskId)
      return Object.keys(checkpoint?.written ?? {}).length === 2 && checkpoint.written
    })
    // The lease of its worker expires, and another one claims the task.
    await eventually(async () => {
      if (sections.length > 4) return true
      await Task.query().where('id', taskId).update({ due_at: 0 })
    })
    const last = await person.outcome(taskId)
    assert.equal(last.status, 'completed')
    const again = sections.slice(4)
    assert.notIncludeMembers(again, Object.keys(kept))
    assert.includeMembers(again, sections.slice(2, 4))
  })

  test('a continued build reports how far it was', async ({ client, assert }) => {
    const person = await Planner.signedIn(client)
    const { sheet, outline, request } = await DesignPlan.findOrFail(await person.draft())
    const asked = { sheet, outline, prompt: request.prompt }
    const told: Progress[] = []
    const { copy, sections } = await write(bakeryModel(), asked, { onProgress: () => {} })
    const [first, second] = Object.keys(copy)
    const written = { [first]: copy[first], [second]: copy[second] }
    await write(
      bakeryModel(),
      { ...asked, written },
      { onProgress: (step) => void told.push(step) }
    )
    assert.equal(told[0].stage, `Writing the words (2 of ${sections} sections)`)
    assert.isAbove(told[0].percent, 20)
  })

  test('a cancelled build ends the call to the model at once and frees its place', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const model = silentModel()
    cleanup(useModel(model))
    const taskId = await person.begun(id)
    await model.asked
    assert.equal(await person.usage(), 1)

    const response = await person.cancel(taskId)
    response.assertStatus(200)
    await model.ended
    assert.include(response.body(), {
      status: 'failed',
      error: 'You stopped this build. Its plan is still there.',
    })
    assert.equal(await person.usage(), 0)
    assert.deepEqual((await person.cancel(taskId)).body(), response.body())

    cleanup(useModel(bakeryModel()))
    await person.built(id)
    assert.equal(await person.usage(), 1)
  })

  test('a finished build cannot be cancelled', async ({ client, assert, cleanup }) => {
    cleanup(useModel(bakeryModel()))
    const person = await Planner.signedIn(client)
    const taskId = await person.begun()
    const { website_id: website } = await person.outcome(taskId)
    const response = await person.cancel(taskId)
    assert.include(response.body(), { status: 'completed', website_id: website })
    assert.equal(await person.usage(), 1)
  })

  test('a build whose time was over before it started uses no model', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    cleanup(changePatience('build', 0))
    const model = bakeryModel()
    cleanup(useModel(model))
    const taskId = await person.begun(id)
    const { status, notice } = await person.outcome(taskId)
    assert.equal(status, 'completed')
    assert.include(notice, 'took too long, so the page has the built-in words')
    assert.isEmpty(model.questions)
  })

  test('a model that stops answering is not awaited after the time limit', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    cleanup(changePatience('build', 31_000))
    cleanup(useModel(silentModel()))
    const taskId = await person.begun(id)
    const { notice } = await person.outcome(taskId)
    assert.include(notice, 'took too long, so the page has the built-in words')
  })
})
