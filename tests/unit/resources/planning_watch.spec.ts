import { test } from '@japa/runner'
import type { TaskState, TaskStatus } from '#contract/api/planning'
import { planning } from '../../../resources/lib/text/en/planning.ts'
import { BuildWatch } from '../../../resources/planning/watch/build_watch.ts'
import { startedNotice } from '../../../resources/planning/watch/notice.ts'
import { SavedNotice } from '../../../resources/planning/watch/saved_notice.ts'
import { HandClock } from './hand_clock.ts'
import { memoryStore } from './memory_store.ts'

const words = planning.notice

/** A tab on /websites, with a server whose answer to each poll the test decides. */
function tab(
  answer: (poll: number) => Partial<TaskStatus> = () => ({}),
  { store = memoryStore(), clock = new HandClock() } = {}
) {
  const logged: unknown[] = []
  const ready: string[] = []
  let polls = 0
  const watch = new BuildWatch({
    words,
    saved: new SavedNotice(store),
    fetchStatus: async () => ({ status: 'processing', ...answer(++polls) }),
    now: clock.now,
    schedule: clock.schedule,
    log: (error) => void logged.push(error),
    onReady: (id) => void ready.push(id),
  })
  const start = () => watch.arrive(startedNotice(words, 't1', clock.now()))
  return { watch, start, clock, store, logged, ready, polls: () => polls }
}

test.group('Build watch', () => {
  test('a task is polled at once and every two seconds', async ({ assert }) => {
    const { start, clock, polls, watch } = tab()
    start()
    assert.equal(polls(), 1)
    await clock.pass(1_999)
    assert.equal(polls(), 1)
    await clock.pass(1)
    assert.equal(polls(), 2)
    await clock.pass(20_000)
    assert.equal(polls(), 12)
    assert.equal(watch.read().notice?.title, 'Website Creation Started!')
    assert.equal(watch.read().progress?.status, 'Creating...')
  })

  test('without real progress the bar follows the polls and stops at 90 %', async ({ assert }) => {
    const { start, clock, watch } = tab()
    start()
    await clock.pass(2_000 * 99)
    assert.equal(watch.read().progress?.percentage, 30)
    await clock.pass(2_000 * 199)
    assert.equal(watch.read().progress?.percentage, 90)
  })

  test('real progress and its text are shown unchanged', async ({ assert }) => {
    const { start, clock, watch } = tab(() => ({ progress: 96, stage: 'Writing the menu' }))
    start()
    await clock.pass(0)
    assert.deepEqual(watch.read().progress, {
      status: 'Creating...',
      stage: 'Writing the menu',
      percentage: 96,
    })
  })

  test('an unknown state is shown as it is, and polling continues', async ({ assert }) => {
    const { start, clock, watch, polls } = tab(() => ({ status: 'queued' as TaskState }))
    start()
    await clock.pass(2_000)
    assert.equal(watch.read().progress?.status, 'queued')
    assert.equal(polls(), 2)
  })

  test('a finished website is announced once', async ({ assert }) => {
    const { start, clock, watch, ready, polls } = tab((poll) =>
      poll === 3 ? { status: 'completed', website_id: 'w1' } : {}
    )
    start()
    await clock.pass(60_000)
    assert.equal(watch.read().notice?.type, 'success')
    assert.equal(watch.read().notice?.websiteId, 'w1')
    assert.isNull(watch.read().progress)
    assert.deepEqual(ready, ['w1'])
    assert.equal(polls(), 3)
  })

  test("a failed task shows the server's reason, or the general one", async ({ assert }) => {
    const told = tab(() => ({ status: 'failed', error: 'The designer gave up.' }))
    told.start()
    await told.clock.pass(60_000)
    assert.equal(told.watch.read().notice?.type, 'error')
    assert.equal(told.watch.read().notice?.title, 'Website Creation Failed')
    assert.equal(told.watch.read().notice?.message, 'The designer gave up.')
    assert.equal(told.polls(), 1)

    const untold = tab(() => ({ status: 'failed', error: null }))
    untold.start()
    await untold.clock.pass(0)
    assert.equal(
      untold.watch.read().notice?.message,
      'Something went wrong during website creation. Please try again.'
    )
  })

  test('after three hundred polls a message says that it takes longer', async ({ assert }) => {
    const { start, clock, watch, polls, store } = tab()
    start()
    await clock.pass(2_000 * 298)
    assert.equal(watch.read().notice?.title, 'Website Creation Started!')
    await clock.pass(60_000)
    assert.equal(polls(), 300)
    assert.equal(watch.read().notice?.type, 'info')
    assert.equal(watch.read().notice?.title, 'Website Still Being Created')
    assert.isNull(watch.read().progress)
    assert.equal(store.size(), 0)
  })

  test('a failed poll is logged and counted, and polling continues', async ({ assert }) => {
    const { start, clock, watch, logged } = tab((poll) => {
      if (poll < 3) throw new Error('offline')
      return { status: 'completed', website_id: 'w1' }
    })
    start()
    await clock.pass(3_000)
    assert.lengthOf(logged, 2)
    assert.equal(watch.read().notice?.type, 'info')
    await clock.pass(2_000)
    assert.equal(watch.read().notice?.type, 'success')
  })

  test('a reload keeps the notice and the count', async ({ assert }) => {
    const before = tab()
    before.start()
    await before.clock.pass(2_000 * 99)
    before.watch.pause()

    const after = tab(() => ({}), before)
    after.watch.resume()
    await after.clock.pass(0)
    assert.equal(after.polls(), 1)
    assert.equal(after.watch.read().notice?.taskId, 't1')
    assert.equal(after.watch.read().progress?.percentage, 30)
    await after.clock.pass(2_000 * 198)
    assert.equal(after.polls(), 199)
    await after.clock.pass(60_000)
    assert.equal(after.polls(), 200)
  })

  test('a notice that is ten minutes old is discarded', async ({ assert }) => {
    const before = tab()
    before.start()
    await before.clock.pass(2_000)
    before.watch.pause()
    await before.clock.pass(600_000 - 2_001)

    const fresh = tab(() => ({}), before)
    fresh.watch.resume()
    assert.isNotNull(fresh.watch.read().notice)
    fresh.watch.pause()

    await before.clock.pass(1)
    const late = tab(() => ({}), before)
    late.watch.resume()
    assert.isNull(late.watch.read().notice)
    assert.equal(late.polls(), 0)
    assert.equal(before.store.size(), 0)
  })

  test('a finished website is still announced after a reload, without a request', async ({
    assert,
  }) => {
    const before = tab(() => ({ status: 'completed', website_id: 'w1' }))
    before.start()
    await before.clock.pass(0)

    const after = tab(() => ({}), before)
    after.watch.resume()
    await after.clock.pass(10_000)
    assert.equal(after.watch.read().notice?.websiteId, 'w1')
    assert.equal(after.polls(), 0)
  })

  test('dismissing deletes the notice, the stored data and the timer', async ({ assert }) => {
    const { start, clock, watch, store, polls } = tab()
    start()
    await clock.pass(4_000)
    watch.dismiss()
    await clock.pass(60_000)
    assert.equal(polls(), 3)
    assert.isNull(watch.read().notice)
    assert.equal(store.size(), 0)
  })

  test('an answer after dismissing is ignored', async ({ assert }) => {
    const { start, clock, watch, store, ready } = tab(() => ({
      status: 'completed',
      website_id: 'w1',
    }))
    start()
    watch.dismiss()
    await clock.pass(10_000)
    assert.isNull(watch.read().notice)
    assert.lengthOf(ready, 0)
    assert.equal(store.size(), 0)
  })

  test('a newer build replaces an older one', async ({ assert }) => {
    const { start, clock, watch, store } = tab()
    start()
    await clock.pass(20_000)
    watch.arrive(startedNotice(words, 't2', clock.now()))
    await clock.pass(0)
    assert.equal(watch.read().notice?.taskId, 't2')
    assert.equal(store.get('sitewright:polls:t2'), '1')
    assert.isNull(store.get('sitewright:polls:t1'))
  })

  test('a notice without a task is shown and not stored', async ({ assert }) => {
    const { watch, store, polls } = tab()
    watch.arrive({ type: 'default', title: 'Hello', message: 'There', timestamp: 1 })
    assert.equal(watch.read().notice?.title, 'Hello')
    assert.equal(polls(), 0)
    assert.equal(store.size(), 0)
  })
})
