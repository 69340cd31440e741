import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { askDesigner } from '#planning/services/ask_designer'

test.group('Asking the designer', () => {
  test('returns an answer that is in time', async ({ assert }) => {
    assert.deepEqual(await askDesigner(1_000, async () => 'a plan'), { ok: true, value: 'a plan' })
  })

  test('aborts the signal at the time limit', async ({ assert }) => {
    const heard = Promise.withResolvers<unknown>()
    const asked = await askDesigner(20, (_, signal) => {
      signal.addEventListener('abort', () => heard.resolve(signal.reason))
      return pause(2_000, 'late', { signal })
    })
    if (asked.ok) throw new Error('It cannot have answered.')
    assert.equal(asked.error.reason, 'designer_too_slow')
    assert.propertyVal(await heard.promise, 'name', 'TimeoutError')
  })

  test('returns at the time limit even if the designer ignores the signal', async ({ assert }) => {
    const started = performance.now()
    const asked = await askDesigner(20, () => new Promise(() => {}))
    assert.isBelow(performance.now() - started, 1_000)
    if (asked.ok) throw new Error('It cannot have answered.')
    assert.equal(asked.error.reason, 'designer_too_slow')
  })

  test('returns designer_failed for anything that a designer throws, at once or later', async ({
    assert,
  }) => {
    for (const ask of [
      async () => Promise.reject('a text'),
      () => {
        throw new Error('at once')
      },
    ]) {
      const asked = await askDesigner(1_000, ask)
      if (asked.ok) throw new Error('It cannot have answered.')
      assert.equal(asked.error.reason, 'designer_failed')
    }
  })

  test('rejects if the process is told to stop', async ({ assert }) => {
    const stop = new AbortController()
    const asked = askDesigner(1_000, (_, signal) => pause(900, 0, { signal }), {
      stop: stop.signal,
    })
    stop.abort(new Error('stopping'))
    await assert.rejects(() => asked, 'stopping')
  })
})
