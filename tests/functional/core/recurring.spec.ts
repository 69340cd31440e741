import { test } from '@japa/runner'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { recurring } from '#core/tasks/recurring'
import { Task } from '#core/tasks/task'
import { TaskWorker } from '#core/tasks/worker'
import { eventually } from '#tests/helpers/eventually'

const HOUR = 3_600_000

test.group('Work that is done again and again', () => {
  test('runs at the start, then waits, and keeps no earlier runs', async ({ assert, cleanup }) => {
    const kind = `test_${newId()}`
    let runs = 0
    const handler = recurring(kind, { every: HOUR, work: async () => void (runs += 1) })
    const worker = new TaskWorker([handler])
    worker.start()
    cleanup(() => worker.stop())

    const waiting = async () => {
      const [task] = await Task.query().where({ kind, status: 'processing' })
      return task && task.dueAt > clock.millis() && task
    }
    await handler.begin()
    for (const run of [1, 2, 3]) {
      const task = await eventually(waiting)
      assert.equal(runs, run)
      assert.approximately(task.dueAt, clock.millis() + HOUR, 20_000)
      // A second start adds nothing.
      await handler.begin()
      assert.lengthOf(await Task.query().where({ kind, status: 'processing' }), 1)
      assert.isAtMost((await Task.query().where('kind', kind)).length, 2)
      await Task.query().where('id', task.id).update({ due_at: 0 })
      await eventually(() => runs > run)
    }
  })

  test('goes on after a run that failed for good', async ({ assert, cleanup }) => {
    const kind = `test_${newId()}`
    const work = async () => {
      throw new Error('not now')
    }
    const handler = recurring(kind, { every: HOUR, work })
    const worker = new TaskWorker([handler])
    cleanup(() => worker.stop())
    await handler.begin()
    await Task.query().where('kind', kind).update({ attempts: 2 })
    worker.start()
    await eventually(() => Task.findBy({ kind, status: 'failed' }))
    const next = await Task.findByOrFail({ kind, status: 'processing' })
    assert.isAbove(next.dueAt, clock.millis())
  })
})
