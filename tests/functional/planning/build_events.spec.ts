import { test } from '@japa/runner'
import { openStreams } from '#core/http/event_stream'
import { eventually } from '#tests/helpers/eventually'
import { EventReader } from '#tests/helpers/event_reader'
import { useModel } from '#tests/helpers/model_designer'
import { signedInUser, signIn } from '#tests/helpers/people'
import { Planner } from '#tests/helpers/planning'
import { slowBuild } from '#tests/helpers/slow_build'
import { scriptedModel } from '#tests/fakes/scripted_model'

const events = (taskId: string, bearer: string) =>
  new EventReader(`/api/spa/tasks/${taskId}/events/`, bearer).open()

/** A model that writes one section for each call of `next`. */
function heldModel() {
  const waiting: (() => void)[] = []
  let allowed = 0
  const go = () => {
    for (; allowed > 0 && waiting.length > 0; allowed--) waiting.shift()!()
  }
  const model = scriptedModel(async ({ material }) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      go()
    })
    return { heading: `Words of ${material.Section}`, intro: null, paragraphs: [] }
  })
  return { model, next: () => (allowed++, go()) }
}

test.group('A build as a stream of events', () => {
  test('sends each stage and ends with the website, as polling does', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { person, taskId } = await slowBuild(client, cleanup, 2_000)
    const reader = await events(taskId, person.bearer)
    assert.equal(reader.response.status, 200)
    assert.include(reader.response.headers.get('content-type'), 'text/event-stream')
    const said = await reader.all()
    const states = said.filter(({ event }) => event === 'status').map(({ data }) => data)
    assert.deepEqual(states.at(-1), (await person.status(taskId)).body())
    assert.equal(states.at(-1).status, 'completed')
    assert.isAtLeast(new Set(states.map(({ stage }) => stage)).size, 2)
    const progress = states.map((state) => state.progress)
    assert.deepEqual(
      progress,
      progress.toSorted((a, b) => a - b)
    )

    const pages = said.filter(({ event }) => event === 'page').map(({ data }) => data)
    assert.isNotEmpty(pages[0].unwritten)
    assert.include(pages[0].html, 'Rye &amp; Co')
    assert.deepEqual(pages.at(-1).unwritten, [])
    const website = await person.website(states.at(-1).website_id)
    assert.equal(pages.at(-1).html, website.html_content)
  })

  test('sends the growing page after each section of the model', async ({
    client,
    assert,
    cleanup,
  }) => {
    const person = await Planner.signedIn(client)
    const id = await person.draft()
    const { model, next } = heldModel()
    cleanup(useModel(model))
    const taskId = await person.begun(id)
    const reader = await events(taskId, person.bearer)
    const left: number[] = []
    for await (const { event, data } of reader.events()) {
      if (event === 'page') left.push(data.unwritten.length)
      if (event === 'status' && data.status === 'processing') next()
    }
    assert.isAtLeast(left.length, 4)
    assert.deepEqual(
      left,
      left.toSorted((a, b) => b - a)
    )
    assert.equal(left.at(-1), 0)
  }).timeout(20_000)

  test('reports a failed build and sends no page', async ({ client, assert, cleanup }) => {
    const { person, taskId } = await slowBuild(client, cleanup)
    const reader = await events(taskId, person.bearer)
    const said = reader.all()
    await person.cancel(taskId)
    const last = (await said).at(-1)!
    assert.equal(last.event, 'status')
    assert.equal(last.data.status, 'failed')
    assert.include(last.data.error, 'You stopped this build')
    const again = await (await events(taskId, person.bearer)).all()
    assert.deepEqual(
      again.map(({ event }) => event),
      ['status']
    )
  })

  test('is refused for another person and without a sign-in', async ({ client, assert }) => {
    const owner = await Planner.signedIn(client)
    const taskId = await owner.begun()
    const stranger = await events(taskId, (await signedInUser()).bearer)
    assert.equal(stranger.response.status, 404)
    assert.equal((await events(taskId, 'at_made-up')).response.status, 401)
  })

  test('ends when its session ends, while the build continues', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { person, taskId } = await slowBuild(client, cleanup)
    const other = new Planner(client, (await signIn(person.user)).access)
    const [left, stays] = [await events(taskId, person.bearer), await events(taskId, other.bearer)]
    const goesOn = stays.all()
    let last: string | undefined
    for await (const { event, data } of left.events()) {
      if (event !== 'status') continue
      if (last === undefined) await client.post('/api/users/logout/').bearerToken(person.bearer)
      last = data.status
    }
    assert.equal(last, 'processing')
    assert.equal((await other.status(taskId)).body().status, 'processing')

    await other.cancel(taskId)
    assert.equal((await goesOn).at(-1)!.data.status, 'failed')
  }).timeout(20_000)

  test('a fourth stream ends the oldest, and a closed stream does not count', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { person, taskId } = await slowBuild(client, cleanup)
    const readers = []
    for (let at = 0; at < 3; at++) readers.push(await events(taskId, person.bearer))
    let fourth: EventReader | undefined
    let last: string | undefined
    for await (const { event, data } of readers[0].events()) {
      if (event !== 'status') continue
      fourth ??= await events(taskId, person.bearer)
      last = data.status
    }
    assert.equal(last, 'processing')

    fourth!.leave()
    await eventually(() => openStreams(person.user.id) === 2)
    await events(taskId, person.bearer)
    await person.cancel(taskId)
    assert.equal((await readers[1].all()).at(-1)!.data.status, 'failed')
  })
})
