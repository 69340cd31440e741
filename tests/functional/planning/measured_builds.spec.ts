import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { waiting } from '#planning/designers/openai/measured_repair'
import { eventually } from '#tests/helpers/eventually'
import { useModel } from '#tests/helpers/model_designer'
import { signedInUser } from '#tests/helpers/people'
import { slowBuild } from '#tests/helpers/slow_build'
import {
  begun,
  designingModel,
  designOf,
  finding,
  isRepair,
  onlyStart,
  waitShorter,
  writtenIn,
} from '#tests/helpers/watched_build'
import { modelFailure } from '#tests/fakes/scripted_model'

const rowsOf = (taskId: string) => db.from('measured_sections').where('task_id', taskId)

test.group('What a browser finds on a page that is being designed', (group) => {
  group.each.setup(waitShorter)

  test('is told to the model once, and its second answer is on the page', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { model, go } = designingModel((question) =>
      `${designOf(question)}`.replace('</style>', '.x-start-title{font-size:var(--step-1)}</style>')
    )
    cleanup(useModel(model, 'auto'))
    const { report, finished, taskId } = await begun(client)
    const wide = finding('start', { fault: 'overflow', width: 375, text: '' })
    const response = await report(onlyStart(finding('start'), wide))
    response.assertStatus(204)
    go()
    await eventually(async () => (await writtenIn(taskId)).start.design.isRepaired)
    await report({ sections: [{ id: 'start', round: 2 }], findings: [] })
    const html = await finished()
    const repairs = model.questions.filter(isRepair)
    assert.lengthOf(repairs, 1)
    const [{ material }] = repairs
    assert.include(material['Your last answer'], '<section class="x-start"')
    assert.equal(
      material['What was wrong with it'],
      '- At 320 pixels “Tagliatelle” breaks inside the word (.x-start-main).\n' +
        '- At 375 pixels a picture is wider than the page (.x-start-main).'
    )
    assert.include(html, '.x-start-title{font-size:var(--step-1)}')
    assert.notInclude(html, ' narrow"')
    assert.isEmpty(await rowsOf(taskId))
  })

  test('is ended by our own rules where the model’s second answer does not help', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { model, go } = designingModel()
    cleanup(useModel(model, 'auto'))
    const { report, finished, taskId } = await begun(client)
    await report(onlyStart(finding('start')))
    go()
    await eventually(async () => (await writtenIn(taskId)).start.design.isRepaired)
    await report({ sections: [{ id: 'start', round: 2 }], findings: [finding('start')] })
    const html = await finished()
    assert.lengthOf(model.questions.filter(isRepair), 1)
    assert.include(html, 'class="section own x-start narrow"')
    assert.include(html, '@media (max-width:40rem){.x-start{--fit:')
    assert.lengthOf(html.match(/ narrow"/g)!, 1)
  })

  test('is ended by our own rules where the model fails or answers what cannot be used', async ({
    client,
    assert,
    cleanup,
  }) => {
    const script = '<section class="x-start"><script>alert(1)</script></section>'
    for (const wrong of [script, 'I would rather not.', modelFailure('unavailable')]) {
      const { model, go } = designingModel(() => wrong)
      const restore = useModel(model, 'auto')
      cleanup(restore)
      const { report, finished } = await begun(client)
      await report(onlyStart(finding('start')))
      go()
      const html = await finished()
      assert.include(html, 'class="section own x-start narrow"')
      assert.notInclude(html, 'alert(1)')
      restore()
    }
  })

  test('is ended by our own rules where the model may not be asked any more', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { model, go } = designingModel()
    const ask = model.ask.bind(model)
    let isSpent = false
    const spent: typeof model.ask = (request) =>
      isSpent ? Promise.reject(modelFailure('quota')) : ask(request)
    cleanup(useModel({ ...model, ask: spent }, 'auto'))
    const { report, finished } = await begun(client)
    await report(onlyStart(finding('start')))
    isSpent = true
    go()
    assert.include(await finished(), 'class="section own x-start narrow"')
    assert.isEmpty(model.questions.filter(isRepair))
  })

  test('leaves a section as it is that only a model could mend', async ({
    client,
    assert,
    cleanup,
  }) => {
    // Our rules for narrow screens change no colour, and nothing on a tablet or a desk.
    for (const more of [{ fault: 'contrast' }, { width: 1024 }] as const) {
      const { model, go } = designingModel(() => 'I would rather not.')
      const restore = useModel(model, 'auto')
      cleanup(restore)
      const { report, finished } = await begun(client)
      await report(onlyStart(finding('start', more)))
      go()
      const html = await finished()
      assert.lengthOf(model.questions.filter(isRepair), 1)
      assert.match(html, /class="section own x-start"/)
      restore()
    }
  })

  test('is waited for while somebody watches, and not longer than the limit', async ({
    client,
    assert,
    cleanup,
  }) => {
    waiting.most = 3_000
    const timed = async (isWatched: boolean) => {
      const { model, go } = designingModel()
      const restore = useModel(model, 'auto')
      cleanup(restore)
      const { report, finished } = await begun(client)
      if (isWatched) await report({ sections: [], findings: [] })
      const from = performance.now()
      go()
      await finished()
      restore()
      return performance.now() - from
    }
    assert.isAbove(await timed(true), 3_000)
    assert.isBelow(await timed(false), 3_000)
  })

  test('does not keep a cancelled build from ending', async ({ client, assert, cleanup }) => {
    waiting.most = 60_000
    const { model, go } = designingModel()
    cleanup(useModel(model, 'auto'))
    const { person, report, taskId } = await begun(client)
    await report(onlyStart())
    go()
    await eventually(async () => (await writtenIn(taskId)).contact)
    await person.cancel(taskId)
    assert.equal((await person.outcome(taskId)).status, 'failed')
    await pause(200)
    assert.isEmpty(await rowsOf(taskId))
    assert.isEmpty(model.questions.filter(isRepair))
  })
})

test.group('A report of findings', () => {
  test('is for the person’s own build and for sections that it has', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { model, go } = designingModel()
    cleanup(() => go())
    cleanup(useModel(model, 'auto'))
    const { report, taskId } = await begun(client)
    const stranger = await signedInUser()
    const path = `/api/spa/websites/task-status/${taskId}/findings/`
    const theirs = await client.post(path).bearerToken(stranger.bearer).json(onlyStart())
    theirs.assertStatus(404)
    ;(await client.post(path).json(onlyStart())).assertStatus(401)
    const unknown = [
      { sections: [{ id: 'no-such', round: 1 }], findings: [] },
      { sections: [], findings: [finding('no-such')] },
    ]
    for (const body of unknown) {
      const refused = await report(body)
      refused.assertStatus(400)
      assert.deepEqual(refused.body(), { sections: ['This build has no such section'] })
    }
    assert.isEmpty(await rowsOf(taskId))
    await report(onlyStart(finding('start')))
    await report(onlyStart())
    const rows = await rowsOf(taskId).where('section', 'start')
    assert.deepEqual(
      rows.map((row) => row.findings),
      ['[]']
    )
  })

  test('changes nothing after the end of the build', async ({ client, assert, cleanup }) => {
    const { person, taskId } = await slowBuild(client, cleanup)
    await person.cancel(taskId)
    const response = await client
      .post(`/api/spa/websites/task-status/${taskId}/findings/`)
      .bearerToken(person.bearer)
      .json(onlyStart(finding('start')))
    response.assertStatus(204)
    assert.isEmpty(await rowsOf(taskId))
  })
})
