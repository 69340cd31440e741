import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { PlanDraft } from '#contract/api/planning'
import { DesignPlan } from '#planning/models/design_plan'
import { schemaOf, type ChatBody } from '#tests/fakes/model_server/chat'
import { emptyValue } from '#tests/fakes/model_server/empty_value'
import { emptyReading, scriptedModel } from '#tests/fakes/scripted_model'
import { EventReader } from '#tests/helpers/event_reader'
import { eventually } from '#tests/helpers/eventually'
import { ModelBench } from '#tests/helpers/model_bench'
import { useModel } from '#tests/helpers/model_designer'
import { Planner, WISH } from '#tests/helpers/planning'
import { readyWebsite } from '#tests/helpers/websites'

const PATH = '/api/spa/websites/analyze_prompt/'

const said = (value: string, quote = value) => ({ value, quote })

/** A complete answer of a model about the bakery. */
function reading(body: ChatBody): string {
  const empty = emptyValue(schemaOf(body)!) as { who: object }
  const who = {
    ...empty.who,
    name: said('Rye & Co', 'A website for Rye & Co'),
    description: said('small bakery', 'a small bakery in Leeds'),
    kind: { id: 'bakery', quote: 'bakery' },
  }
  const services = [said('sourdough'), said('rye bread'), said('cinnamon buns')]
  return JSON.stringify({ ...empty, who, services })
}

const asked = (bearer: string, body: object = { prompt: WISH }) =>
  new EventReader(PATH, bearer, body).open()

test.group('A streamed plan', () => {
  test('is sent as drafts of one plan and ends with the whole answer', async ({
    client,
    assert,
    cleanup,
  }) => {
    const bench = await ModelBench.open({ pace: 4, answer: reading })
    bench.serve(cleanup)
    const person = await Planner.signedIn(client)
    const reader = await asked(person.bearer)
    assert.include(reader.response.headers.get('content-type'), 'text/event-stream')
    const events = await reader.all()
    const drafts = events.filter(({ event }) => event === 'plan').map(({ data }) => data)
    assert.isAtLeast(drafts.length, 3)
    assert.isAtLeast(new Set(drafts.map((draft) => draft.design_plan)).size, 2)

    const { event, data } = events.at(-1)!
    assert.equal(event, 'done')
    assert.deepEqual([...new Set(drafts.map((draft) => draft.plan_id))], [data.plan_id])
    const kept = (await person.plan(data.plan_id)).body()
    assert.deepEqual(kept, data)
    assert.equal(data.sheet.who.name.source, 'model')
  })

  test('is answered without a stream if it is ready at once', async ({ client, assert }) => {
    const person = await Planner.signedIn(client)
    const { response } = await asked(person.bearer)
    assert.equal(response.status, 200)
    assert.include(response.headers.get('content-type'), 'application/json')
    assert.property(await response.json(), 'plan_id')
  })

  test('is refused before the stream starts, like a call without a stream', async ({
    client,
    assert,
  }) => {
    const person = await Planner.signedIn(client)
    const wrong = await asked(person.bearer, { prompt: '' })
    assert.equal(wrong.response.status, 400)
    await readyWebsite(person.user)
    await readyWebsite(person.user)
    const full = await asked(person.bearer)
    assert.equal(full.response.status, 403)
    assert.equal(((await full.response.json()) as { code: string }).code, 'website_limit')
  })

  test('contains the reading of the built-in rules and a notice if the model fails', async ({
    client,
    assert,
    cleanup,
  }) => {
    const bench = await ModelBench.open()
    bench.server.fail('overloaded', 99)
    bench.serve(cleanup)
    const person = await Planner.signedIn(client)
    const events = await (await asked(person.bearer)).all()
    assert.deepEqual(
      events.map(({ event }) => event),
      ['plan', 'done']
    )
    assert.include(events[1].data.notice, 'built-in rules')
  })

  test('is not sent after all sessions of the person have ended', async ({
    client,
    assert,
    cleanup,
  }) => {
    const stuck = Promise.withResolvers<void>()
    cleanup(() => stuck.resolve())
    cleanup(useModel(scriptedModel(() => stuck.promise)))
    const person = await Planner.signedIn(client)
    const events = (await asked(person.bearer)).all()
    await client.delete('/api/users/sessions/').bearerToken(person.bearer)
    assert.deepEqual(
      (await events).map(({ event }) => event),
      ['plan']
    )
  })

  test('is stored even if the client disconnects before the end', async ({
    client,
    assert,
    cleanup,
  }) => {
    const bench = await ModelBench.open({ pace: 4, answer: reading })
    bench.serve(cleanup)
    const person = await Planner.signedIn(client)
    const reader = await asked(person.bearer)
    const first = await reader.events().next()
    reader.leave()
    const plan = await eventually(() => DesignPlan.find(first.value.data.plan_id), {
      within: 10_000,
    })
    assert.equal(plan!.userId, person.user.id)
  })

  test('can be read by its owner while it is written, and by nobody else', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { person, reader, first, stuck } = await underWay(client, cleanup)
    const { plan_id: id } = first
    const found = await person.plan(id)
    found.assertStatus(202)
    assert.deepEqual(found.body(), first)
    ;(await (await Planner.signedIn(client)).plan(id)).assertStatus(404)
    stuck.resolve()
    await reader.all()
    ;(await person.plan(id)).assertStatus(200)
  })

  test('can be cancelled by its owner only: the model is aborted, and nothing is stored', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { person, reader, first, signalOf } = await underWay(client, cleanup)
    const { plan_id: id } = first
    ;(await (await Planner.signedIn(client)).deletePlan(id)).assertStatus(404)
    assert.isFalse(signalOf().aborted)
    ;(await person.deletePlan(id)).assertStatus(204)
    assert.isTrue(signalOf().aborted)
    const last = (await reader.all()).at(-1)!
    assert.deepInclude(last, { event: 'problem' })
    assert.equal(last.data.body.code, 'called_off')
    assert.isNull(await DesignPlan.find(id))
    assert.deepEqual((await person.unfinished()).body().plans, [])
  })
})

/** A plan with its first draft, while the model has not answered yet. */
async function underWay(client: ApiClient, cleanup: (undo: () => void) => void) {
  const stuck = Promise.withResolvers<void>()
  cleanup(() => stuck.resolve())
  const model = scriptedModel(() => stuck.promise.then(emptyReading))
  cleanup(useModel(model))
  const person = await Planner.signedIn(client)
  const reader = await asked(person.bearer)
  const events = reader.events()
  const { value } = await events.next()
  return {
    person,
    first: value!.data as PlanDraft,
    stuck,
    signalOf: () => model.questions[0].request.signal!,
    reader: { all: () => Array.fromAsync(events) },
  }
}
