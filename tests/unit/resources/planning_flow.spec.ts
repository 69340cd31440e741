import { test } from '@japa/runner'
import { resumedState } from '../../../resources/planning/flow/flow_state.ts'
import { headingShift } from '../../../resources/planning/flow/heading_shift.ts'
import { SavedFlow, typedFeedback } from '../../../resources/planning/flow/saved_flow.ts'
import { settled } from './hand_clock.ts'
import { memoryStore } from './memory_store.ts'
import { Limit, reviewed, Told, visit } from './plan_visit.ts'

test.group('Plan flow | from the request to the plan', () => {
  test('opening the screen requests a plan and shows it for review', async ({ assert }) => {
    const { flow, asked } = visit()
    flow.start()
    assert.equal(flow.read().step, 'analyzing')
    await settled()

    assert.deepEqual(asked, ['analyze A bakery in Izmir'])
    assert.equal(flow.read().step, 'plan_review')
    assert.equal(flow.read().plan, '# Plan')
    assert.equal(flow.read().planId, 'p1')
    assert.isNull(flow.read().notice)
  })

  test('a plan is shown while it is written, and cleared for another try', async ({ assert }) => {
    const shown: string[] = []
    const { flow } = visit({
      analyze: async (_, onDraft) => {
        shown.push(flow.read().plan)
        onDraft({ plan_id: 'p1', design_plan: '# Pl' })
        shown.push(flow.read().plan)
        throw new Told('Broken.')
      },
    })
    flow.start()
    await settled()
    flow.retry()
    await settled()
    assert.deepEqual(shown, ['', '# Pl', '', '# Pl'])
    assert.equal(flow.read().step, 'analyzing')
  })

  test('a plan is requested once, even if the screen is mounted twice', async ({ assert }) => {
    const { flow, asked } = visit()
    flow.start()
    flow.leave()
    flow.start()
    flow.retry()
    await settled()

    assert.lengthOf(asked, 1)
    assert.equal(flow.read().step, 'plan_review')
  })

  test('a plan that is cancelled while it is written is deleted once', async ({ assert }) => {
    const written = Promise.withResolvers<{ plan_id: string; design_plan: string }>()
    const begun = visit({
      analyze: (_, onDraft) => (onDraft({ plan_id: 'p1', design_plan: '# Pl' }), written.promise),
    })
    begun.flow.start()
    begun.flow.drop()
    begun.flow.leave()
    assert.deepEqual(begun.asked.slice(1), ['drop p1'])

    // Before its first words nobody knows its id.
    const early = visit()
    early.flow.start()
    early.flow.drop()
    early.flow.leave()
    await settled()
    assert.deepEqual(early.asked.slice(1), ['drop p1'])
    assert.equal(early.flow.read().step, 'analyzing')

    const reviewing = await reviewed()
    reviewing.flow.drop()
    assert.lengthOf(reviewing.asked, 1)
  })

  test('a plan that takes longer than announced is said to be still in work', async ({
    assert,
  }) => {
    const answer = Promise.withResolvers<{ plan_id: string; design_plan: string }>()
    const { flow, clock } = visit({ analyze: () => answer.promise })
    flow.start()
    await clock.pass(29_000)
    assert.isFalse(flow.read().isLong)
    await clock.pass(2_000)
    assert.isTrue(flow.read().isLong)

    answer.resolve({ plan_id: 'p1', design_plan: '# Plan' })
    await settled()
    flow.typeFeedback('Darker')
    flow.update()
    assert.isFalse(flow.read().isLong)
    await settled()
    await clock.pass(60_000)
    assert.isFalse(flow.read().isLong)
  })

  test('a failed analysis stays visible and can be repeated', async ({ assert }) => {
    let works = false
    const { flow, asked } = await reviewed({
      analyze: async () => {
        if (!works) throw new Told('Too many plans today.')
        return { plan_id: 'p2', design_plan: '# Second try' }
      },
    })
    assert.equal(flow.read().step, 'analyzing')
    assert.equal(flow.read().failure, 'plan_failed')
    assert.equal(flow.read().detail, 'Too many plans today.')

    works = true
    flow.retry()
    assert.isNull(flow.read().failure)
    await settled()
    assert.lengthOf(asked, 2)
    assert.equal(flow.read().plan, '# Second try')
  })

  test('a full plan shows usage and limit instead of an error', async ({ assert }) => {
    const { flow } = await reviewed({ analyze: () => Promise.reject(new Limit()) })
    assert.deepEqual(flow.read().limit, { currentUsage: 2, limit: 2 })
    assert.isNull(flow.read().failure)
  })
})

test.group('Plan flow | review', () => {
  test('feedback changes the plan, and its field is emptied', async ({ assert }) => {
    const { flow, asked } = await reviewed()
    flow.typeFeedback('  Add a gallery ')
    flow.update()
    assert.equal(flow.read().step, 'updating')
    await settled()

    assert.equal(asked.at(-1), 'update p1 Add a gallery')
    assert.equal(flow.read().step, 'plan_review')
    assert.equal(flow.read().plan, '# Better plan')
    assert.equal(flow.read().feedback, '')
  })

  test('blank feedback is not sent', async ({ assert }) => {
    const { flow, asked } = await reviewed()
    flow.typeFeedback('   ')
    flow.update()
    assert.lengthOf(asked, 1)
    assert.equal(flow.read().step, 'plan_review')
  })

  test('choosing one of several meanings keeps the typed text and the other requests', async ({
    assert,
  }) => {
    const question = (words: string) => ({ words, readings: [{ id: `${words} it`, label: 'It' }] })
    const picked: unknown[] = []
    const { flow } = await reviewed({
      update: async (_, words, choices) => {
        picked.push([words, choices])
        const unclear = choices ? [] : [question('drop'), question('move')]
        return { design_plan: '# Plan', done: choices ? ['Dropped.'] : [], unclear }
      },
    })
    flow.typeFeedback('drop or move')
    flow.update()
    await settled()
    flow.typeFeedback('more')
    flow.choose('drop', 'drop it')
    await settled()

    assert.deepEqual(picked, [
      ['drop or move', undefined],
      ['drop', ['drop it']],
    ])
    const { heard, feedback } = flow.read()
    assert.deepEqual(heard, { done: ['Dropped.'], notUnderstood: [], unclear: [question('move')] })
    assert.equal(feedback, 'more')
  })

  test('a failed update returns to the review with plan and feedback', async ({ assert }) => {
    const { flow } = await reviewed({ update: () => Promise.reject(new Error('down')) })
    flow.typeFeedback('Add a gallery')
    flow.update()
    await settled()

    assert.equal(flow.read().step, 'plan_review')
    assert.equal(flow.read().failure, 'update_failed')
    assert.equal(flow.read().plan, '# Plan')
    assert.equal(flow.read().feedback, 'Add a gallery')
  })
})

test.group('Plan flow | reload and leaving', () => {
  test('a reload restores plan, plan id and step without a request', async ({ assert }) => {
    const { store, flow } = await reviewed()
    flow.typeFeedback('Half a thou')

    const after = visit({}, store)
    after.flow.start()
    await settled()
    assert.equal(after.flow.read().step, 'plan_review')
    assert.equal(after.flow.read().plan, '# Plan')
    assert.equal(after.flow.read().planId, 'p1')
    assert.equal(after.flow.read().feedback, 'Half a thou')
    assert.lengthOf(after.asked, 0)
  })

  test('a reload during a step repeats its request', async ({ assert }) => {
    const never = () => new Promise<never>(() => {})
    const analyzing = visit({ analyze: never })
    analyzing.flow.start()
    const again = visit({}, analyzing.store)
    again.flow.start()
    await settled()
    assert.equal(again.flow.read().step, 'plan_review')

    const approving = await reviewed({ approve: never })
    approving.flow.approve()
    const approved = visit({}, approving.store)
    approved.flow.start()
    await settled()
    assert.deepEqual(approved.asked, ['approve p1'])
    assert.deepEqual(approved.outcomes, [{ kind: 'ready', websiteId: 'w1' }])

    const updating = await reviewed({ update: never })
    updating.flow.typeFeedback('Add a gallery')
    updating.flow.update()
    const updated = visit({}, updating.store)
    updated.flow.start()
    await settled()
    assert.deepEqual(updated.asked, ['update p1 Add a gallery'])
    assert.equal(updated.flow.read().plan, '# Better plan')
  })

  test('a reload while a plan is written continues with it, or requests it again if it is gone', async ({
    assert,
  }) => {
    const first = visit({
      analyze: (_, onDraft) => {
        onDraft({ plan_id: 'p7', design_plan: '# Pl' })
        return new Promise<never>(() => {})
      },
    })
    first.flow.start()
    const key = 'sitewright:plan-flow:v1'
    const kept = memoryStore({ [key]: first.store.get(key)! })
    const found = visit({ takeUp: async (id) => ({ plan_id: id, design_plan: '# Whole' }) }, kept)
    found.flow.start()
    await settled()
    assert.deepEqual(found.asked, ['take up p7'])
    assert.deepInclude(found.flow.read(), { step: 'plan_review', planId: 'p7', plan: '# Whole' })

    const gone = visit({}, first.store)
    gone.flow.start()
    await settled()
    assert.deepEqual(gone.asked, ['take up p7', 'analyze A bakery in Izmir'])
    assert.equal(gone.flow.read().planId, 'p1')
  })

  test('a failure is still shown after a reload', async ({ assert }) => {
    const { store } = await reviewed({ analyze: () => Promise.reject(new Error('down')) })
    const after = visit({}, store)
    after.flow.start()
    await settled()
    assert.equal(after.flow.read().failure, 'plan_failed')
    assert.lengthOf(after.asked, 0)
  })

  test('leaving deletes the saved data, and later answers do not save it again', async ({
    assert,
  }) => {
    const { flow, store } = visit()
    flow.start()
    assert.equal(store.size(), 1)
    flow.leave()
    await settled()
    assert.equal(store.size(), 0)
  })

  test('typed feedback is there again when its plan is opened after leaving, until it is sent', async ({
    assert,
  }) => {
    const { flow, store } = await reviewed()
    flow.typeFeedback('Add a gallery')
    flow.leave()
    assert.equal(typedFeedback(store, 'p1'), 'Add a gallery')

    const again = resumedState(flow.read().request, {
      planId: 'p1',
      feedback: typedFeedback(store, 'p1'),
    })
    new SavedFlow(store, 'v2').write(again)
    const resumed = visit({}, store, 'v2')
    resumed.flow.start()
    resumed.flow.update()
    await settled()
    assert.deepEqual(resumed.asked, ['update p1 Add a gallery'])
    assert.equal(typedFeedback(store, 'p1'), '')
  })

  test('another visit starts from the beginning', async ({ assert }) => {
    const { store } = await reviewed()
    const other = visit({}, store, 'v2')
    other.flow.start()
    assert.equal(other.flow.read().step, 'analyzing')
    assert.lengthOf(other.asked, 1)
  })

  test('unreadable saved data is ignored', async ({ assert }) => {
    for (const text of ['{', '{}', '{"step":"plan_review","request":{}}', 'null']) {
      const it = visit({}, memoryStore({ 'sitewright:plan-flow:v1': text }))
      it.flow.start()
      await settled()
      assert.lengthOf(it.asked, 1, text)
    }
  })
})

test.group('Plan text', () => {
  test('its first heading is one level below that of the screen', ({ assert }) => {
    assert.equal(headingShift('# Plan\n\n## Pages'), 1)
    assert.equal(headingShift('Intro\n\n### Pages\n#### Home'), -1)
    assert.equal(headingShift('No headings, only #hashtags'), 0)
  })
})
