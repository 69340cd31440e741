import { test } from '@japa/runner'
import { settled } from './hand_clock.ts'
import { Limit, reviewed } from './plan_visit.ts'

test.group('Plan flow | approval', () => {
  test('two clicks on approve are one approval', async ({ assert }) => {
    const { flow, asked } = await reviewed()
    flow.approve()
    flow.approve()
    flow.update()
    await settled()
    assert.deepEqual(asked.slice(1), ['approve p1'])
  })

  test('a website that is ready at once is shown at once', async ({ assert }) => {
    const { flow, outcomes, store } = await reviewed()
    flow.approve()
    await settled()
    assert.deepEqual(outcomes, [{ kind: 'ready', websiteId: 'w1' }])
    assert.equal(store.size(), 0)
  })

  test('a website that takes minutes leads to the list after ten seconds', async ({ assert }) => {
    const { flow, outcomes, started, clock, store } = await reviewed({
      approve: async () => ({ status: 'processing', task_id: 't1', website_id: null }),
    })
    flow.approve()
    await clock.pass(9_999)
    assert.deepEqual(started, ['t1'])
    assert.equal(flow.read().step, 'creating')
    assert.lengthOf(outcomes, 0)

    await clock.pass(1)
    assert.deepEqual(outcomes, [{ kind: 'building', taskId: 't1' }])
    assert.equal(store.size(), 0)
  })

  test('a cancelled build returns to the plan, and nothing is opened later', async ({ assert }) => {
    const { flow, asked, outcomes, cancelled, clock } = await reviewed({
      approve: async () => ({ status: 'processing', task_id: 't1', website_id: null }),
    })
    flow.approve()
    await clock.pass(5_000)
    await flow.cancelBuild()
    assert.equal(asked.at(-1), 'cancel t1')
    assert.deepEqual(cancelled, ['t1'])
    assert.equal(flow.read().step, 'plan_review')
    await clock.pass(60_000)
    assert.lengthOf(outcomes, 0)
  })

  test('a build that finished before it could be cancelled is shown', async ({ assert }) => {
    const { flow, outcomes } = await reviewed({
      approve: async () => ({ status: 'processing', task_id: 't1', website_id: null }),
      cancel: async () => ({ website_id: 'w9' }),
    })
    flow.approve()
    await settled()
    await flow.cancelBuild()
    assert.deepEqual(outcomes, [{ kind: 'ready', websiteId: 'w9' }])
  })

  test('a person who leaves during the ten seconds is not redirected', async ({ assert }) => {
    const { flow, outcomes, clock } = await reviewed({
      approve: async () => ({ status: 'processing', task_id: 't1' }),
    })
    flow.approve()
    await clock.pass(5_000)
    flow.leave()
    await clock.pass(60_000)
    assert.lengthOf(outcomes, 0)
  })

  test('if a person leaves before the answer, the build is still watched', async ({ assert }) => {
    const { flow, outcomes, started, clock } = await reviewed({
      approve: async () => ({ status: 'processing', task_id: 't1' }),
    })
    flow.approve()
    flow.leave()
    await clock.pass(60_000)
    assert.deepEqual(started, ['t1'])
    assert.lengthOf(outcomes, 0)
  })

  test('an invalid answer returns to the review with a message', async ({ assert }) => {
    const { flow, outcomes } = await reviewed({ approve: async () => ({ status: 'processing' }) })
    flow.approve()
    await settled()
    assert.equal(flow.read().step, 'plan_review')
    assert.equal(flow.read().failure, 'unexpected_response')
    assert.lengthOf(outcomes, 0)
  })

  test('a failed approval returns to the review', async ({ assert }) => {
    const { flow } = await reviewed({ approve: () => Promise.reject(new Error('down')) })
    flow.approve()
    await settled()
    assert.equal(flow.read().step, 'plan_review')
    assert.equal(flow.read().failure, 'approve_failed')
  })

  test('a reached limit at approval keeps the plan for later', async ({ assert }) => {
    const { flow } = await reviewed({ approve: () => Promise.reject(new Limit()) })
    flow.approve()
    await settled()
    assert.equal(flow.read().step, 'plan_review')
    assert.deepEqual(flow.read().limit, { currentUsage: 2, limit: 2 })

    flow.dismissLimit()
    assert.isNull(flow.read().limit)
    assert.equal(flow.read().plan, '# Plan')
  })
})
