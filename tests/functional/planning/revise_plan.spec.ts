import { test } from '@japa/runner'
import type { Designer } from '#planning/designers/designer'
import { DesignPlan } from '#planning/models/design_plan'
import { currentDesigner, useDesigner } from '#planning/services/current_designer'
import { failing, changePatience, sleeping } from '#tests/helpers/designers'
import { eventually } from '#tests/helpers/eventually'
import { FEEDBACK, Planner } from '#tests/helpers/planning'

const NOTHING_SAID = 'Please tell us what changes you want to make.'
const NOT_REVISED = 'Something went wrong while updating your plan. Please try again.'

const stored = async (id: string) => (await DesignPlan.findOrFail(id)).$attributes

test.group('Changing a plan', () => {
  test('feedback changes the plan that is shown and the site that is built', async ({
    client,
    assert,
  }) => {
    const planner = await Planner.signedIn(client)
    const id = await planner.draft()
    const before = await stored(id)

    const response = await planner.update(id, 'Please use a dark theme.')
    response.assertStatus(200)
    const after = await stored(id)
    assert.equal(response.body().design_plan, after.markdown)
    assert.notEqual(after.markdown, before.markdown)
    assert.notDeepEqual(after.outlineJson, before.outlineJson)
    assert.equal(after.state, 'reviewing')
  })

  test('a plan can be changed again and again', async ({ client, assert }) => {
    const planner = await Planner.signedIn(client)
    const id = await planner.draft()
    for (const feedback of [FEEDBACK, 'Please use a dark theme.']) {
      const before = await stored(id)
      const response = await planner.update(id, feedback)
      response.assertStatus(200)
      assert.notEqual(response.body().design_plan, before.markdown)
    }
  })

  test('ambiguous feedback gets a question and is applied after the answer', async ({
    client,
    assert,
  }) => {
    const planner = await Planner.signedIn(client)
    const id = await planner.draft()
    const asked = await planner.update(id, 'Owen Hale is a baker with us')
    asked.assertStatus(200)
    const [{ words, readings }] = asked.body().unclear
    assert.isEmpty(asked.body().done)

    const wrong = await planner.update(id, words, 'the first')
    wrong.assertStatus(400)

    const done = await planner.update(id, words, [readings[0].id])
    assert.isEmpty(done.body().unclear)
    assert.isNotEmpty(done.body().done)
    assert.include(done.body().design_plan, 'Owen Hale')
  })

  const rules: [title: string, feedback: unknown, message: string][] = [
    ['no feedback', undefined, NOTHING_SAID],
    ['empty feedback', '', NOTHING_SAID],
    ['blank feedback', '  \n ', NOTHING_SAID],
    ['feedback that is null', null, NOTHING_SAID],
    ['feedback that is no text', ['darker'], NOTHING_SAID],
    [
      'feedback of 5,001 characters',
      'a'.repeat(5_001),
      'Please describe your changes in at most 5,000 characters.',
    ],
  ]
  for (const [title, feedback, message] of rules) {
    test(`${title} is refused with a message, and the plan stays`, async ({ client, assert }) => {
      const planner = await Planner.signedIn(client)
      const id = await planner.draft()
      const before = await stored(id)
      const response = await planner.update(id, feedback)
      response.assertStatus(400)
      assert.deepEqual(response.body(), { feedback: [message] })
      assert.deepEqual(await stored(id), before)
    })
  }

  test('another person gets 404, and the plan stays', async ({ client, assert }) => {
    const id = await (await Planner.signedIn(client)).draft()
    const before = await stored(id)
    const stranger = await Planner.signedIn(client)
    const response = await stranger.update(id, FEEDBACK)
    response.assertStatus(404)
    const unknown = await stranger.update('nothing-of-this-name', FEEDBACK)
    assert.deepEqual(response.body(), unknown.body())
    assert.deepEqual(await stored(id), before)
  })

  test('changing a plan needs a sign-in', async ({ client, assert }) => {
    const id = await (await Planner.signedIn(client)).draft()
    const before = await stored(id)
    const response = await client
      .post(`/api/spa/websites/update-plan/${id}/`)
      .json({ feedback: 'Darker, please.' })
    response.assertStatus(401)
    assert.deepEqual(await stored(id), before)
  })

  test('an approved plan cannot be changed', async ({ client, assert }) => {
    const planner = await Planner.signedIn(client)
    const id = await planner.draft()
    ;(await planner.approve(id)).assertStatus(200)
    const before = await stored(id)
    const response = await planner.update(id, FEEDBACK)
    response.assertStatus(409)
    assert.equal(response.body().code, 'plan_approved')
    assert.deepEqual(await stored(id), before)
  })

  test('of two simultaneous changes one succeeds, and the other is refused with a message', async ({
    client,
    assert,
    cleanup,
  }) => {
    const planner = await Planner.signedIn(client)
    const id = await planner.draft()
    cleanup(useDesigner(sleeping(currentDesigner(), 150)))
    const answers = await Promise.all([
      planner.update(id, FEEDBACK),
      planner.update(id, 'Please use a dark theme.'),
    ])
    const [won, lost] = answers.toSorted((a, b) => a.status() - b.status())
    won.assertStatus(200)
    lost.assertStatus(409)
    assert.equal(lost.body().code, 'plan_changed')
    assert.equal((await stored(id)).markdown, won.body().design_plan)
  })

  test('a plan that is approved during a change is built as it was approved', async ({
    client,
    assert,
    cleanup,
  }) => {
    const planner = await Planner.signedIn(client)
    const id = await planner.draft()
    const before = await stored(id)

    const goOn = Promise.withResolvers<void>()
    let asked = false
    const designer = currentDesigner()
    const waiting: Designer = {
      ...sleeping(designer, 0),
      async revise(...args) {
        asked = true
        await goOn.promise
        return designer.revise(...args)
      },
    }
    cleanup(useDesigner(waiting))

    const update = planner.update(id, FEEDBACK).then((response) => response)
    await eventually(() => asked)
    ;(await planner.approve(id)).assertStatus(200)
    goOn.resolve()
    const response = await update
    response.assertStatus(409)
    assert.equal(response.body().code, 'plan_approved')
    assert.equal((await stored(id)).markdown, before.markdown)
  })

  test('a failed or late designer leaves the plan unchanged', async ({
    client,
    assert,
    cleanup,
  }) => {
    const planner = await Planner.signedIn(client)
    const id = await planner.draft()
    const before = await stored(id)

    const designer = currentDesigner()
    cleanup(useDesigner(failing()))
    const failed = await planner.update(id, FEEDBACK)
    failed.assertStatus(502)
    assert.deepEqual(failed.body(), { error: NOT_REVISED, code: 'designer_failed' })

    cleanup(useDesigner(sleeping(designer, 5_000)))
    cleanup(changePatience('plan', 50))
    const late = await planner.update(id, FEEDBACK)
    late.assertStatus(503)
    assert.deepEqual(late.body(), { error: NOT_REVISED, code: 'designer_too_slow' })
    assert.deepEqual(await stored(id), before)
  })
})
