import { test } from '@japa/runner'
import { blankRequest } from '../../../resources/planning/form/design_request.ts'
import {
  PlanFlow,
  type FlowOutcome,
  type PlanCalls,
} from '../../../resources/planning/flow/plan_flow.ts'
import { headingShift } from '../../../resources/planning/flow/heading_shift.ts'
import { SavedFlow } from '../../../resources/planning/flow/saved_flow.ts'
import { HandClock, settled } from './hand_clock.ts'
import { memoryStore } from './memory_store.ts'

const request = { ...blankRequest, prompt: 'A bakery in Izmir' }

class Limit extends Error {}
class Told extends Error {}

/** One visit, with a server that answers as the test says and writes down what it was asked. */
function visit(answers: Partial<PlanCalls> = {}, store = memoryStore(), visitId = 'v1') {
  const clock = new HandClock()
  const asked: string[] = []
  const outcomes: FlowOutcome[] = []
  const started: string[] = []
  const cancelled: string[] = []
  const calls: PlanCalls = {
    analyze: async () => ({ plan_id: 'p1', design_plan: '# Plan' }),
    update: async () => ({ design_plan: '# Better plan' }),
    approve: async () => ({ status: 'completed', website_id: 'w1' }),
    cancel: async () => ({ website_id: null }),
    ...answers,
  }
  const flow = new PlanFlow({
    request,
    saved: new SavedFlow(store, visitId),
    calls: {
      analyze: (it, onDraft) => (asked.push(`analyze ${it.prompt}`), calls.analyze(it, onDraft)),
      update: (id, text, choices) => (
        asked.push(`update ${id} ${text}`),
        calls.update(id, text, choices)
      ),
      approve: (id) => (asked.push(`approve ${id}`), calls.approve(id)),
      cancel: (id) => (asked.push(`cancel ${id}`), calls.cancel(id)),
    },
    refusalOf: (error) => {
      if (error instanceof Limit) return { limit: { currentUsage: 2, limit: 2 } }
      return { detail: error instanceof Told ? error.message : null }
    },
    schedule: clock.schedule,
    onBuildStarted: (taskId) => void started.push(taskId),
    onBuildCancelled: (taskId) => void cancelled.push(taskId),
    onOutcome: (outcome) => void outcomes.push(outcome),
  })
  return { flow, asked, outcomes, started, cancelled, clock, store, answers: calls }
}

async function reviewed(answers: Partial<PlanCalls> = {}) {
  const it = visit(answers)
  it.flow.start()
  await settled()
  return it
}

test.group('Plan flow | from the request to the plan', () => {
  test('a visit asks for a plan and shows it for review', async ({ assert }) => {
    const { flow, asked } = visit()
    flow.start()
    assert.equal(flow.state().step, 'analyzing')
    await settled()

    assert.deepEqual(asked, ['analyze A bakery in Izmir'])
    assert.equal(flow.state().step, 'plan_review')
    assert.equal(flow.state().plan, '# Plan')
    assert.equal(flow.state().planId, 'p1')
    assert.isNull(flow.state().notice)
  })

  test('a plan is shown while it is written, and anew when it is tried again', async ({
    assert,
  }) => {
    const shown: string[] = []
    const { flow } = visit({
      analyze: async (_, onDraft) => {
        shown.push(flow.state().plan)
        onDraft({ design_plan: '# Pl' })
        shown.push(flow.state().plan)
        throw new Told('Broken.')
      },
    })
    flow.start()
    await settled()
    flow.retry()
    await settled()
    assert.deepEqual(shown, ['', '# Pl', '', '# Pl'])
    assert.equal(flow.state().step, 'analyzing')
  })

  test('a plan is asked for once, also when the screen is mounted twice', async ({ assert }) => {
    const { flow, asked } = visit()
    flow.start()
    flow.leave()
    flow.start()
    flow.retry()
    await settled()

    assert.lengthOf(asked, 1)
    assert.equal(flow.state().step, 'plan_review')
  })

  test('a failed analysis stays where it is and can be tried again', async ({ assert }) => {
    let works = false
    const { flow, asked } = await reviewed({
      analyze: async () => {
        if (!works) throw new Told('Too many plans today.')
        return { plan_id: 'p2', design_plan: '# Second try' }
      },
    })
    assert.equal(flow.state().step, 'analyzing')
    assert.equal(flow.state().failure, 'plan_failed')
    assert.equal(flow.state().detail, 'Too many plans today.')

    works = true
    flow.retry()
    assert.isNull(flow.state().failure)
    await settled()
    assert.lengthOf(asked, 2)
    assert.equal(flow.state().plan, '# Second try')
  })

  test('a full plan shows usage and limit instead of an error', async ({ assert }) => {
    const { flow } = await reviewed({ analyze: () => Promise.reject(new Limit()) })
    assert.deepEqual(flow.state().limit, { currentUsage: 2, limit: 2 })
    assert.isNull(flow.state().failure)
  })
})

test.group('Plan flow | review', () => {
  test('feedback changes the plan and is then used up', async ({ assert }) => {
    const { flow, asked } = await reviewed()
    flow.typeFeedback('  Add a gallery ')
    flow.update()
    assert.equal(flow.state().step, 'updating')
    await settled()

    assert.equal(asked.at(-1), 'update p1 Add a gallery')
    assert.equal(flow.state().step, 'plan_review')
    assert.equal(flow.state().plan, '# Better plan')
    assert.equal(flow.state().feedback, '')
  })

  test('blank feedback is not sent', async ({ assert }) => {
    const { flow, asked } = await reviewed()
    flow.typeFeedback('   ')
    flow.update()
    assert.lengthOf(asked, 1)
    assert.equal(flow.state().step, 'plan_review')
  })

  test('one of several meanings is picked; what is typed and what else was asked stay', async ({
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
    const { heard, feedback } = flow.state()
    assert.deepEqual(heard, { done: ['Dropped.'], notUnderstood: [], unclear: [question('move')] })
    assert.equal(feedback, 'more')
  })

  test('a failed update returns to the review and keeps plan and feedback', async ({ assert }) => {
    const { flow } = await reviewed({ update: () => Promise.reject(new Error('down')) })
    flow.typeFeedback('Add a gallery')
    flow.update()
    await settled()

    assert.equal(flow.state().step, 'plan_review')
    assert.equal(flow.state().failure, 'update_failed')
    assert.equal(flow.state().plan, '# Plan')
    assert.equal(flow.state().feedback, 'Add a gallery')
  })
})

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
    assert.equal(flow.state().step, 'creating')
    assert.lengthOf(outcomes, 0)

    await clock.pass(1)
    assert.deepEqual(outcomes, [{ kind: 'building', taskId: 't1' }])
    assert.equal(store.size(), 0)
  })

  test('a build that is called off leads back to the plan, and nowhere later', async ({
    assert,
  }) => {
    const { flow, asked, outcomes, cancelled, clock } = await reviewed({
      approve: async () => ({ status: 'processing', task_id: 't1', website_id: null }),
    })
    flow.approve()
    await clock.pass(5_000)
    await flow.cancelBuild()
    assert.equal(asked.at(-1), 'cancel t1')
    assert.deepEqual(cancelled, ['t1'])
    assert.equal(flow.state().step, 'plan_review')
    await clock.pass(60_000)
    assert.lengthOf(outcomes, 0)
  })

  test('a build that was ready before it could be called off is shown', async ({ assert }) => {
    const { flow, outcomes } = await reviewed({
      approve: async () => ({ status: 'processing', task_id: 't1', website_id: null }),
      cancel: async () => ({ website_id: 'w9' }),
    })
    flow.approve()
    await settled()
    await flow.cancelBuild()
    assert.deepEqual(outcomes, [{ kind: 'ready', websiteId: 'w9' }])
  })

  test('who leaves during the ten seconds is not taken anywhere', async ({ assert }) => {
    const { flow, outcomes, clock } = await reviewed({
      approve: async () => ({ status: 'processing', task_id: 't1' }),
    })
    flow.approve()
    await clock.pass(5_000)
    flow.leave()
    await clock.pass(60_000)
    assert.lengthOf(outcomes, 0)
  })

  test('who leaves before the answer still has the build watched', async ({ assert }) => {
    const { flow, outcomes, started, clock } = await reviewed({
      approve: async () => ({ status: 'processing', task_id: 't1' }),
    })
    flow.approve()
    flow.leave()
    await clock.pass(60_000)
    assert.deepEqual(started, ['t1'])
    assert.lengthOf(outcomes, 0)
  })

  test('an answer of another shape returns to the review and says so', async ({ assert }) => {
    const { flow, outcomes } = await reviewed({ approve: async () => ({ status: 'processing' }) })
    flow.approve()
    await settled()
    assert.equal(flow.state().step, 'plan_review')
    assert.equal(flow.state().failure, 'unexpected_response')
    assert.lengthOf(outcomes, 0)
  })

  test('a failed approval returns to the review', async ({ assert }) => {
    const { flow } = await reviewed({ approve: () => Promise.reject(new Error('down')) })
    flow.approve()
    await settled()
    assert.equal(flow.state().step, 'plan_review')
    assert.equal(flow.state().failure, 'approve_failed')
  })

  test('a limit met at approval keeps the plan for later', async ({ assert }) => {
    const { flow } = await reviewed({ approve: () => Promise.reject(new Limit()) })
    flow.approve()
    await settled()
    assert.equal(flow.state().step, 'plan_review')
    assert.deepEqual(flow.state().limit, { currentUsage: 2, limit: 2 })

    flow.dismissLimit()
    assert.isNull(flow.state().limit)
    assert.equal(flow.state().plan, '# Plan')
  })
})

test.group('Plan flow | reload and leaving', () => {
  test('a reload restores plan, plan id and step without asking again', async ({ assert }) => {
    const { store, flow } = await reviewed()
    flow.typeFeedback('Half a thou')

    const after = visit({}, store)
    after.flow.start()
    await settled()
    assert.equal(after.flow.state().step, 'plan_review')
    assert.equal(after.flow.state().plan, '# Plan')
    assert.equal(after.flow.state().planId, 'p1')
    assert.equal(after.flow.state().feedback, 'Half a thou')
    assert.lengthOf(after.asked, 0)
  })

  test('a reload in the middle of a step makes its call again', async ({ assert }) => {
    const never = () => new Promise<never>(() => {})
    const analyzing = visit({ analyze: never })
    analyzing.flow.start()
    const again = visit({}, analyzing.store)
    again.flow.start()
    await settled()
    assert.equal(again.flow.state().step, 'plan_review')

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
    assert.equal(updated.flow.state().plan, '# Better plan')
  })

  test('a failure that was shown is still shown after a reload', async ({ assert }) => {
    const { store } = await reviewed({ analyze: () => Promise.reject(new Error('down')) })
    const after = visit({}, store)
    after.flow.start()
    await settled()
    assert.equal(after.flow.state().failure, 'plan_failed')
    assert.lengthOf(after.asked, 0)
  })

  test('leaving removes what was saved, and nothing that comes later saves it', async ({
    assert,
  }) => {
    const { flow, store } = visit()
    flow.start()
    assert.equal(store.size(), 1)
    flow.leave()
    await settled()
    assert.equal(store.size(), 0)
  })

  test('another visit starts anew', async ({ assert }) => {
    const { store } = await reviewed()
    const other = visit({}, store, 'v2')
    other.flow.start()
    assert.equal(other.flow.state().step, 'analyzing')
    assert.lengthOf(other.asked, 1)
  })

  test('saved data that cannot be read counts as none', async ({ assert }) => {
    for (const text of ['{', '{}', '{"step":"plan_review","request":{}}', 'null']) {
      const it = visit({}, memoryStore({ 'sitewright:plan-flow:v1': text }))
      it.flow.start()
      await settled()
      assert.lengthOf(it.asked, 1, text)
    }
  })
})

test.group('Plan text', () => {
  test('its highest heading stands right below that of the screen', ({ assert }) => {
    assert.equal(headingShift('# Plan\n\n## Pages'), 1)
    assert.equal(headingShift('Intro\n\n### Pages\n#### Home'), -1)
    assert.equal(headingShift('No headings, only #hashtags'), 0)
  })
})
