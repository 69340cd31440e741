import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { enqueue } from '#core/tasks/enqueue'
import { FinalFailure, type HeldTask } from '#core/tasks/handler'
import { taskOnceFinal } from '#core/tasks/signals'
import { Task } from '#core/tasks/task'
import { eventually } from '#tests/helpers/eventually'
import { TaskBench } from '#tests/helpers/task_bench'

const untilStopped = ({ signal }: HeldTask) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test.group('Tasks', (group) => {
  let bench: TaskBench
  group.each.setup(() => {
    bench = new TaskBench()
    return () => bench.end()
  })

  const final = (task: Task) =>
    eventually(async () => {
      const row = await Task.findOrFail(task.id)
      return row.status !== 'processing' && row
    })

  test('a task of a failed transaction does not exist', async ({ assert }) => {
    const attempt = db.transaction(async (trx) => {
      await enqueue(trx, { kind: bench.kind, payload: null })
      throw new Error('changed my mind')
    })
    await assert.rejects(() => attempt, 'changed my mind')
    assert.isNull(await Task.findBy('kind', bench.kind))
  })

  test('a task starts after its transaction is committed and ends with its result', async ({
    assert,
  }) => {
    bench.work({ run: (task) => task.complete(async () => ({ got: task.row.payload })) })
    const task = await bench.write({ payload: { cake: 'rye' } })
    const done = await final(task)
    assert.equal(done.status, 'completed')
    assert.equal(done.progress, 100)
    assert.deepEqual(done.result, { got: { cake: 'rye' } })
  })

  test('an effect that fails is rolled back, and the task is tried again', async ({ assert }) => {
    let tries = 0
    bench.work({
      run: (task) =>
        task.complete(async (trx) => {
          await enqueue(trx, { kind: `${bench.kind}_child`, payload: ++tries })
          if (tries === 1) throw new Error('the disk was full')
        }),
    })
    const done = await final(await bench.write())
    assert.equal(done.status, 'completed')
    assert.equal(done.attempts, 2)
    const children = await Task.query().where('kind', `${bench.kind}_child`)
    assert.deepEqual(
      children.map((child) => child.payload),
      [2]
    )
  })

  test('a task fails after the allowed number of attempts, and then its failure handler runs', async ({
    assert,
  }) => {
    let tries = 0
    const failures: string[] = []
    bench.work({
      async run() {
        throw new Error(`try ${++tries}`)
      },
      async failed(task) {
        failures.push(task.id)
      },
    })
    const task = await bench.write({ maxAttempts: 2 })
    const done = await final(task)
    assert.equal(done.status, 'failed')
    assert.equal(done.error, 'try 2')
    assert.equal(tries, 2)
    assert.deepEqual(failures, [task.id])
  })

  test('a FinalFailure ends the task without another attempt', async ({ assert }) => {
    let tries = 0
    bench.work({
      async run() {
        tries++
        throw new FinalFailure('there is no such thing')
      },
    })
    const done = await final(await bench.write({ maxAttempts: 5 }))
    assert.equal(done.status, 'failed')
    assert.equal(tries, 1)
  })

  test('a handler that ends without completing its task has failed', async ({ assert }) => {
    bench.work({ run: async () => {} })
    const done = await final(await bench.write())
    assert.equal(done.status, 'failed')
    assert.include(done.error!, 'without completing')
  })

  test('a task of a killed process is taken over when its lease expires', async ({ assert }) => {
    const task = await bench.write()
    await bench.leaveOrphaned(task)
    bench.work({ run: (held) => held.complete(async () => 'rescued') })
    const done = await final(task)
    assert.equal(done.result, 'rescued')
    assert.equal(done.attempts, 2)
  })

  test('a lease lasts at most 5 seconds', async ({ assert }) => {
    bench.work({ run: untilStopped })
    const task = await bench.write()
    const claimed = await eventually(async () => {
      const row = await Task.findOrFail(task.id)
      return row.fence > 0 && row
    })
    assert.isAbove(claimed.dueAt, Date.now())
    assert.isAtMost(claimed.dueAt, Date.now() + 5_000)
  })

  test('a lease is renewed while its worker runs', async ({ assert }) => {
    bench.work({ run: untilStopped })
    const task = await bench.write()
    const claimed = await eventually(async () => {
      const row = await Task.findOrFail(task.id)
      return row.fence > 0 && row
    })
    const renewed = await eventually(async () => {
      const row = await Task.findOrFail(task.id)
      return row.dueAt > claimed.dueAt && row
    })
    assert.equal(renewed.fence, claimed.fence)
    assert.equal(renewed.attempts, 1)
  })

  test('a worker whose lease expired cannot complete a task that another has taken over', async ({
    assert,
  }) => {
    const wakeUp = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<unknown>()
    const effects: string[] = []
    bench.work({
      async run(task) {
        await wakeUp.promise
        await task
          .complete(async () => void effects.push('the sleeper'))
          .then(() => ended.resolve('finished'), ended.resolve)
      },
    })
    const task = await bench.write()
    await eventually(async () => (await Task.findOrFail(task.id)).fence === 1)

    await Task.query().where('id', task.id).update({ due_at: 0 })
    bench.work({ run: (held) => held.complete(async () => void effects.push('the heir')) })
    const done = await final(task)
    wakeUp.resolve()

    assert.instanceOf(await ended.promise, Error)
    assert.deepEqual(effects, ['the heir'])
    assert.equal(done.fence, 2)
  })

  test('a crash counts as an attempt, so a task that kills its worker ends', async ({ assert }) => {
    const task = await bench.write({ maxAttempts: 2 })
    await bench.leaveOrphaned(task, 2)
    let ran = false
    bench.work({ run: async () => void (ran = true) })
    const done = await final(task)
    assert.equal(done.status, 'failed')
    assert.isFalse(ran)
  })

  test('a worker that shuts down returns its task with the progress that was stored', async ({
    assert,
  }) => {
    const first = bench.work({
      async run(task) {
        await task.checkpoint({ page: 3 })
        await task.report('Writing the page', 40)
        await untilStopped(task)
      },
    })
    const task = await bench.write()
    await eventually(async () => (await Task.findOrFail(task.id)).progress === 40)
    await first.stop()

    const left = await Task.findOrFail(task.id)
    assert.equal(left.status, 'processing')
    assert.equal(left.stage, 'Writing the page')
    assert.equal(left.attempts, 0)
    assert.isAtMost(left.dueAt, Date.now())

    bench.work({ run: (held) => held.complete(async () => held.row.checkpoint) })
    assert.deepEqual((await final(task)).result, { page: 3 })
  })

  test('many workers run each task once', async ({ assert }) => {
    const done: string[] = []
    const run = (task: HeldTask) => task.complete(async () => void done.push(task.row.id))
    for (let i = 0; i < 3; i++) bench.work({ run })
    const tasks = await Promise.all(Array.from({ length: 40 }, () => bench.write()))
    await Promise.all(tasks.map(final))
    assert.sameMembers(
      done,
      tasks.map((task) => task.id)
    )
  })

  test('long tasks of one kind do not delay tasks of another kind', async ({ assert, cleanup }) => {
    const { TaskWorker } = await import('#core/tasks/worker')
    const worker = new TaskWorker([
      { kind: bench.kind, run: untilStopped },
      { kind: `${bench.kind}_mail`, run: (task) => task.complete(async () => null) },
    ])
    cleanup(() => worker.stop())
    for (let i = 0; i < 8; i++) await bench.write()
    worker.start()
    const mail = await bench.write({ kind: `${bench.kind}_mail` })
    assert.equal((await final(mail)).status, 'completed')
  })

  test('a caller who waits for a task gets its end at once, or its state after the time limit', async ({
    assert,
  }) => {
    const goOn = Promise.withResolvers<void>()
    bench.work({
      async run(task) {
        await goOn.promise
        await task.complete(async () => 'done')
      },
    })
    const task = await bench.write()
    assert.equal((await taskOnceFinal(task.id, 60)).status, 'processing')

    // A caller that is not notified would wait longer than this test.
    const waiting = taskOnceFinal(task.id, 60_000)
    await pause(50)
    goOn.resolve()
    assert.equal((await waiting).result, 'done')
  }).timeout(30_000)
})
