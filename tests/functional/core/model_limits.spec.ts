import { test } from '@japa/runner'
import { Settings } from 'luxon'
import { ModelUse } from '#core/model/usage/model_use'
import { eventually } from '#tests/helpers/eventually'
import { ModelBench } from '#tests/helpers/model_bench'
import { signUp } from '#tests/helpers/people'

const usesOf = (userId: string) => ModelUse.query().where('user_id', userId).orderBy('created_at')

function tomorrow() {
  const later = Date.now() + 24 * 3_600_000
  Settings.now = () => later
}

test.group('Limits of model use', (group) => {
  let bench: ModelBench
  group.each.setup(async () => {
    bench = await ModelBench.open({ dailyTokens: 40 })
    return async () => {
      Settings.now = () => Date.now()
      await bench.close()
    }
  })

  test('each request is recorded without its texts', async ({ assert }) => {
    const { id: userId } = await signUp()
    bench.server.fail('overloaded')
    const { usage } = await bench.ask({ userId })
    const uses = await usesOf(userId)
    assert.deepEqual(uses.map(({ outcome }) => outcome).sort(), ['answered', 'unavailable'])
    const answered = uses.find(({ outcome }) => outcome === 'answered')!
    assert.equal(answered.purpose, 'plan')
    assert.equal(answered.model, 'planner')
    assert.isAbove(answered.outputTokens, 0)
    assert.isAtLeast(usage.output, answered.outputTokens)
    assert.notInclude(JSON.stringify(uses), 'Rye')
  })

  test('a person who has used the tokens of the day is asked to come back tomorrow', async ({
    assert,
  }) => {
    const { id: userId } = await signUp()
    await bench.ask({ userId })
    const failure = await bench.ask({ userId }).catch((error) => error)
    assert.equal(failure.kind, 'over_budget')
    assert.isAbove(failure.retryAfterSeconds, 0)
    assert.isAtMost(failure.retryAfterSeconds, 24 * 3_600)
    assert.lengthOf(bench.server.asked, 1)
    tomorrow()
    await bench.ask({ userId })
    assert.lengthOf(bench.server.asked, 2)
  })

  test('the use of one person does not count for another', async ({ assert }) => {
    const { id: userId } = await signUp()
    await bench.ask({ userId })
    await bench.ask({ userId: (await signUp()).id })
    await bench.ask()
    assert.lengthOf(bench.server.asked, 3)
  })
})

test.group('A failing model', (group) => {
  let bench: ModelBench
  const failure = () => bench.ask().catch((error) => error)
  group.each.setup(async () => {
    bench = await ModelBench.open()
    return async () => {
      Settings.now = () => Date.now()
      await bench.close()
    }
  })

  test('is not called after five failures in a row, then tested with one question', async ({
    assert,
  }) => {
    bench.server.fail('unauthorized', 6)
    for (let count = 0; count < 5; count++) assert.equal((await failure()).kind, 'unauthorized')
    const resting = await failure()
    assert.equal(resting.kind, 'resting')
    assert.isAbove(resting.retryAfterSeconds, 0)
    assert.lengthOf(bench.server.asked, 5)

    tomorrow()
    assert.equal((await failure()).kind, 'unauthorized')
    assert.equal((await failure()).kind, 'resting')
    assert.lengthOf(bench.server.asked, 6)

    Settings.now = () => Date.now() + 48 * 3_600_000
    const [first, second] = await Promise.all([failure(), failure()])
    assert.property(first, 'text')
    assert.equal(second.kind, 'resting')
    assert.property(await failure(), 'text')
  })

  test('is not called after a refusal for lack of credit', async ({ assert }) => {
    bench.server.fail('quota_exhausted')
    assert.equal((await failure()).kind, 'quota')
    const resting = await failure()
    assert.equal(resting.kind, 'resting')
    assert.isAbove(resting.retryAfterSeconds, 500)
    assert.lengthOf(bench.server.asked, 1)
  })

  test('is not called after repeated timeouts', async ({ assert }) => {
    bench.server.fail('no_answer', 9)
    for (let count = 0; count < 5; count++) {
      const failed = await bench.ask({ signal: AbortSignal.timeout(20) }).catch((error) => error)
      assert.equal(failed.name, 'TimeoutError')
    }
    assert.equal((await failure()).kind, 'resting')
  })

  test('is still called after answers that were too slow', async ({ assert }) => {
    bench.server.pace = 20
    for (let count = 0; count < 6; count++) {
      const failed = await bench.ask({ signal: AbortSignal.timeout(100) }).catch((error) => error)
      assert.equal(failed.name, 'TimeoutError')
    }
    bench.server.pace = 0
    assert.property(await failure(), 'text')
  })

  test('is still called after answers that stopped in the middle', async ({ assert, cleanup }) => {
    const hasty = await ModelBench.open({ timings: { first: 150, idle: 100 } })
    cleanup(() => hasty.close())
    hasty.server.fail('stall', 12)
    for (let count = 0; count < 6; count++) {
      const failed = await hasty.ask().catch((error) => error)
      assert.equal(failed.kind, 'too_slow')
    }
    assert.property(await hasty.ask(), 'text')
  })

  test('is not called after five questions to which no byte came', async ({ assert, cleanup }) => {
    const hasty = await ModelBench.open({ timings: { first: 50, idle: 50 } })
    cleanup(() => hasty.close())
    hasty.server.fail('no_answer', 99)
    for (let count = 0; count < 5; count++) {
      const failed = await hasty.ask().catch((error) => error)
      assert.equal(failed.kind, 'too_slow')
    }
    assert.equal((await hasty.ask().catch((error) => error)).kind, 'resting')
  })

  test('is still called after callers have disconnected', async ({ assert }) => {
    bench.server.fail('no_answer', 6)
    for (let count = 0; count < 6; count++) {
      const caller = new AbortController()
      const asking = bench.ask({ signal: caller.signal })
      await eventually(async () => bench.server.asked.length > count)
      caller.abort(new Error('The person left.'))
      await assert.rejects(() => asking, 'The person left.')
    }
    assert.property(await failure(), 'text')
  })

  test('is still called after requests that the model’s filter refused', async ({ assert }) => {
    bench.server.fail('prompt_filtered', 9)
    for (let count = 0; count < 7; count++) assert.equal((await failure()).kind, 'filtered')
  })
})
